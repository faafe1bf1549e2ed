/** The shop's text colour. */
const ink = '#211b14';
const white = '#ffffff';
const black = '#000000';
/** Minimum contrast of WCAG AA. */
const enough = 4.5;

/** Relative luminance of '#rrggbb': 0 for black, 1 for white. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** A text colour with sufficient contrast on any background. */
export function readableOn(ground: string): string {
  return [ink, white].find((color) => contrastOf(color, ground) >= enough) ?? black;
}
