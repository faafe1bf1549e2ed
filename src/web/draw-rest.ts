const whenIdle = (act: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(act, { timeout: 200 }) : setTimeout(act);

const partsAtOnce = 4;

/**
 * Lays out what the first screen did without, a few parts at a time, so that a finger is answered in between. From then on pages are
 * laid out whole: who goes back must find the place they left.
 */
export function drawRest(): void {
  const parts = [...document.querySelectorAll<HTMLElement>('.draw-later')];
  const drawNext = () => {
    for (const part of parts.splice(0, partsAtOnce)) part.style.contentVisibility = 'visible';
    if (parts.length > 0) whenIdle(drawNext);
    else document.documentElement.dataset.drawn = '';
  };
  whenIdle(drawNext);
}
