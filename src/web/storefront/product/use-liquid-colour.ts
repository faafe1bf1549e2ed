import { useEffect, useState } from 'react';

const amber = '#b06a2c';

/** Samples the liquid's colour from the product picture; amber by default. */
export function useLiquidColour(pictureAddress: string | null): string {
  const [colour, setColour] = useState(amber);
  useEffect(() => {
    let isWanted = true;
    const show = (found: string | null) => {
      if (isWanted && found) setColour(found);
    };
    // Lazy loading; an unreadable picture leaves the default colour.
    import('./liquid-colour.ts').then(({ readColour }) => readColour(pictureAddress)).then(show, () => undefined);
    return () => {
      isWanted = false;
    };
  }, [pictureAddress]);
  return colour;
}
