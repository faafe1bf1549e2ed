import type { EarlyPress } from './keep-presses.ts';

/** Does what was pressed before the page could answer, as if it were pressed now. */
export async function repeatPresses(presses: EarlyPress[]): Promise<void> {
  for (const { element, isTicked } of presses.splice(0)) {
    if (element instanceof HTMLInputElement && isTicked !== null) tick(element, isTicked);
    else element.click();
    // The next one must see what this one has changed: 5 ml, and then into the cart.
    await new Promise((drawn) => setTimeout(drawn));
  }
}

/** Whatever the box looks like now: what counts is the click that makes it so. */
function tick(box: HTMLInputElement, isTicked: boolean): void {
  if (box.defaultChecked === isTicked) return;
  box.checked = !isTicked;
  box.click();
}
