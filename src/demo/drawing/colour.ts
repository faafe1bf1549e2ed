type Channels = [red: number, green: number, blue: number];

function channels(hex: string): Channels {
  const full = hex.length === 4 ? `#${hex[1]}${hex[1]}${hex[2]}${hex[2]}${hex[3]}${hex[3]}` : hex;
  const value = Number.parseInt(full.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

const toHex = (values: number[]) =>
  `#${values
    .map((value) =>
      Math.round(Math.min(255, Math.max(0, value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Blends two colours; `share` (0 to 1) is the part of the second. */
export function mix(first: string, second: string, share: number): string {
  const other = channels(second);
  return toHex(channels(first).map((value, index) => value + ((other[index] ?? 0) - value) * share));
}

export const lighten = (colour: string, share: number) => mix(colour, '#ffffff', share);

export const darken = (colour: string, share: number) => mix(colour, '#1a120b', share);

/** Perceived lightness, 0 (black) to 1 (white). */
export function lightness(colour: string): number {
  const [red, green, blue] = channels(colour);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}
