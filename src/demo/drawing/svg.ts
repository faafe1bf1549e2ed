/** Rounded to two decimals, to keep the SVG small. */
export const short = (value: number) => String(Math.round(value * 100) / 100);

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

// XML forbids control characters, even escaped.
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

export const escapeXml = (text: string) =>
  text.replace(forbidden, '').replace(/[&<>"']/g, (character) => entities[character] ?? character);

type Value = string | number | undefined;

/** An element; numbers are rounded, undefined attributes omitted. */
export function element(name: string, attributes: Record<string, Value>, ...children: string[]): string {
  let opening = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    opening += ` ${key}="${typeof value === 'number' ? short(value) : value}"`;
  }
  return children.length > 0 ? `${opening}>${children.join('')}</${name}>` : `${opening}/>`;
}

export const group = (attributes: Record<string, Value>, ...children: string[]) =>
  element('g', attributes, ...children);

export const path = (d: string, attributes: Record<string, Value>) => element('path', { d, ...attributes });

export const at = (x: number, y: number, scale = 1, ...children: string[]) =>
  group(
    { transform: `translate(${short(x)} ${short(y)})${scale === 1 ? '' : ` scale(${short(scale)})`}` },
    ...children,
  );

/** Path data of a rectangle with rounded corners. */
export function roundedRect(x: number, y: number, width: number, height: number, top: number, bottom = top): string {
  const n = short;
  const right = x + width;
  const end = y + height;
  return (
    `M${n(x + top)} ${n(y)}H${n(right - top)}Q${n(right)} ${n(y)} ${n(right)} ${n(y + top)}V${n(end - bottom)}` +
    `Q${n(right)} ${n(end)} ${n(right - bottom)} ${n(end)}H${n(x + bottom)}Q${n(x)} ${n(end)} ${n(x)} ${n(end - bottom)}` +
    `V${n(y + top)}Q${n(x)} ${n(y)} ${n(x + top)} ${n(y)}Z`
  );
}

/** The visible wall of a cylinder seen slightly from above; the origin is the centre of the base line. */
export function cylinderWall(width: number, height: number, curve: number): string {
  const n = short;
  const half = width / 2;
  return (
    `M${n(-half)} ${n(-height)}A${n(half)} ${n(curve)} 0 0 1 ${n(half)} ${n(-height)}V${n(-curve)}` +
    `A${n(half)} ${n(curve)} 0 0 1 ${n(-half)} ${n(-curve)}Z`
  );
}

const softLayers = 6;

/** A shape with a soft edge: stacked strokes, since a blur filter is much slower. */
export function softEdged(d: string, colour: string, opacity: number, spread: number): string {
  const layer = 1 - (1 - opacity) ** (1 / softLayers);
  return Array.from({ length: softLayers }, (_, index) => {
    const width = spread * (1 - index / (softLayers - 1));
    const stroke = width > 0 ? { stroke: colour, 'stroke-width': width, 'stroke-linejoin': 'round' } : {};
    return group({ opacity: layer }, path(d, { fill: colour, ...stroke }));
  }).join('');
}
