import { pictureSources } from '#domain/picture.ts';

const faintest = 12;

/** Where the liquid usually is in a product picture, as fractions of width and height. */
const place = { left: 0.3, top: 0.5, width: 0.4, height: 0.22 };

/** Same-origin only: pixels of other origins cannot be read. */
function smallestPicture(address: string | null): string | null {
  const sources = address?.startsWith('/') ? pictureSources(address) : null;
  return sources?.webp.split(' ')[0] ?? null;
}

export async function readColour(pictureAddress: string | null): Promise<string | null> {
  const address = smallestPicture(pictureAddress);
  if (!address) return null;
  const image = new Image();
  image.fetchPriority = 'low';
  image.src = address;
  await image.decode();
  const { naturalWidth, naturalHeight } = image;
  const context = new OffscreenCanvas(naturalWidth, naturalHeight).getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(
    Math.round(naturalWidth * place.left),
    Math.round(naturalHeight * place.top),
    Math.max(1, Math.round(naturalWidth * place.width)),
    Math.max(1, Math.round(naturalHeight * place.height)),
  );
  return liquidColour(data);
}

type Colour = readonly [red: number, green: number, blue: number];

const chroma = (colour: Colour) => Math.max(...colour) - Math.min(...colour);
const within = (least: number, value: number, most: number) => Math.round(Math.min(most, Math.max(least, value)));

/** The average of the most saturated pixels, since labels and glass are pale; null for greys. */
export function liquidColour(pixels: ArrayLike<number>): string | null {
  const colours = Array.from({ length: Math.floor(pixels.length / 4) }, (_, index): Colour => {
    const at = index * 4;
    return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
  }).sort((one, other) => chroma(other) - chroma(one));
  const richest = colours.slice(0, Math.ceil(colours.length / 4));
  if (richest.length === 0) return null;
  const channel = (at: 0 | 1 | 2) => richest.reduce((sum, colour) => sum + colour[at], 0) / richest.length;
  return inSmall([channel(0), channel(1), channel(2)]);
}

/** The same hue, with saturation and lightness clamped for a small drawing. */
function inSmall(colour: Colour): string | null {
  const [red, green, blue] = colour;
  const spread = chroma(colour);
  if (spread < faintest) return null;
  const most = Math.max(...colour);
  const sum = most + Math.min(...colour);
  const sixth =
    most === red ? (green - blue) / spread : most === green ? 2 + (blue - red) / spread : 4 + (red - green) / spread;
  const hue = Math.round(sixth * 60 + 360) % 360;
  const saturation = within(34, (100 * spread) / (255 - Math.abs(sum - 255)), 70);
  return `hsl(${hue} ${saturation}% ${within(32, (sum / 510) * 100, 62)}%)`;
}
