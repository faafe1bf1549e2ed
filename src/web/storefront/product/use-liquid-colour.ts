import { useEffect, useState } from 'react';

const amber = '#b06a2c';

/** Where a bottle's liquid usually is in a product's picture, in parts of its width and height. */
const spot = { x: 0.5, y: 0.62 };

/** The liquid takes the colour it has in the product's picture; a picture that has none there leaves it amber. */
export function useLiquidColour(preview: string | null): string {
  const [colour, setColour] = useState(amber);
  useEffect(() => {
    let isWanted = true;
    if (preview) {
      readColour(preview).then(
        (found) => {
          if (isWanted && found) setColour(found);
        },
        // A preview that cannot be read has no colour to give.
        () => undefined,
      );
    }
    return () => {
      isWanted = false;
    };
  }, [preview]);
  return colour;
}

async function readColour(preview: string): Promise<string | null> {
  const image = new Image();
  image.src = preview;
  await image.decode();
  const context = new OffscreenCanvas(image.naturalWidth, image.naturalHeight).getContext('2d');
  if (!context) return null;
  context.drawImage(image, 0, 0);
  const [x, y] = [Math.floor(image.naturalWidth * spot.x), Math.floor(image.naturalHeight * spot.y)];
  const [red = 0, green = 0, blue = 0] = context.getImageData(x, y, 1, 1).data;
  return liquidColour(red, green, blue);
}

/** Greys and near-whites are glass or paper, not scent. */
export function liquidColour(red: number, green: number, blue: number): string | null {
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  return most - least < 28 ? null : `rgb(${red} ${green} ${blue})`;
}
