import { short } from '../svg.ts';

/**
 * The outline of a symmetrical object: its right half as points from top to base. x is the half width, y is negative
 * above the base line (0).
 */
export type Profile = { points: Point[]; top: number; halfWidth: number };

export type Point = [x: number, y: number];

/** A line to a point, or a cubic Bézier curve to a point. */
export type Step = Point | [cx1: number, cy1: number, cx2: number, cy2: number, x: number, y: number];

const curveSteps = 14;

export function createProfile(steps: Step[]): Profile {
  const points: Point[] = [];
  let [x, y]: Point = [0, 0];
  for (const step of steps) {
    if (step.length === 2) {
      points.push(step);
      [x, y] = step;
      continue;
    }
    const [cx1, cy1, cx2, cy2, endX, endY] = step;
    for (let index = 1; index <= curveSteps; index++) {
      const t = index / curveSteps;
      const u = 1 - t;
      const along = (a: number, b: number, c: number, d: number) =>
        u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
      points.push([along(x, cx1, cx2, endX), along(y, cy1, cy2, endY)]);
    }
    [x, y] = [endX, endY];
  }
  return { points, top: Math.min(...points.map(([, py]) => py)), halfWidth: Math.max(...points.map(([px]) => px)) };
}

/** A quarter circle from one point to another, starting vertically or horizontally. */
export const turn = ([x1, y1]: Point, [x2, y2]: Point, leave: 'vertical' | 'horizontal'): Step => {
  const k = 0.552;
  return leave === 'vertical'
    ? [x1, y1 + (y2 - y1) * k, x1 + (x2 - x1) * (1 - k), y2, x2, y2]
    : [x1 + (x2 - x1) * k, y1, x2, y1 + (y2 - y1) * (1 - k), x2, y2];
};

export function halfWidthAt({ points }: Profile, y: number): number {
  let widest = 0;
  let [x1, y1] = points[0] ?? [0, 0];
  for (const point of points) {
    const x2 = point[0];
    const y2 = point[1];
    if (y1 <= y ? y <= y2 : y2 <= y) {
      const x = y1 === y2 ? Math.max(x1, x2) : x1 + ((x2 - x1) * (y - y1)) / (y2 - y1);
      if (x > widest) widest = x;
    }
    x1 = x2;
    y1 = y2;
  }
  return widest;
}

/** The minimum half width between two heights. */
export function narrowestBetween(profile: Profile, y1: number, y2: number): number {
  let narrowest = Number.POSITIVE_INFINITY;
  for (let step = 0; step <= 12; step++) {
    narrowest = Math.min(narrowest, halfWidthAt(profile, y1 + ((y2 - y1) * step) / 12));
  }
  return narrowest;
}

/** The inner outline for a wall thickness: an approximate inward offset of the profile. */
export function hollow(profile: Profile, wall: number, base = wall, roof = wall): Profile {
  const top = profile.top + roof;
  const bottom = -base;
  const sampleCount = Math.max(12, Math.round((bottom - top) / 2.5));
  const offsets = [-1, -0.8, -0.5, -0.2, 0, 0.2, 0.5, 0.8, 1];
  const points: Point[] = [];
  for (let sample = 0; sample <= sampleCount; sample++) {
    const y = top + ((bottom - top) * sample) / sampleCount;
    let x = Number.POSITIVE_INFINITY;
    for (const offset of offsets) {
      const height = Math.min(0, Math.max(profile.top, y + offset * wall));
      x = Math.min(x, halfWidthAt(profile, height) - wall * Math.sqrt(1 - offset * offset));
    }
    points.push([Math.max(0.5, x), y]);
  }
  return { points: thin(points), top, halfWidth: Math.max(...points.map(([x]) => x)) };
}

/** Rounds the lower corners. */
export function roundBase(profile: Profile, radius: number): Profile {
  const bottom = profile.points.at(-1)?.[1] ?? 0;
  const corner: Point[] = [];
  const base = halfWidthAt(profile, bottom - radius);
  for (let step = 0; step <= 8; step++) {
    const angle = (step / 8) * (Math.PI / 2);
    const y = bottom - radius + Math.sin(angle) * radius;
    const x = Math.min(base, halfWidthAt(profile, y)) - radius + Math.cos(angle) * radius;
    corner.push([x, y]);
  }
  return { ...profile, points: [...profile.points.filter(([, y]) => y < bottom - radius), ...corner] };
}

/** Removes points that lie almost on a straight line between their neighbours. */
function thin(points: Point[]): Point[] {
  const kept: Point[] = [];
  points.forEach((point, index) => {
    const before = kept.at(-1);
    const after = points[index + 1];
    if (before && after) {
      const [x1, y1] = before;
      const [x2, y2] = after;
      const onLine = x1 + ((x2 - x1) * (point[1] - y1)) / (y2 - y1);
      if (Math.abs(onLine - point[0]) < 0.03) return;
    }
    kept.push(point);
  });
  return kept;
}

/** Closed path data of both halves. */
export function outlineOf({ points }: Profile): string {
  const right = points.map(([x, y]) => `${short(x)} ${short(y)}`);
  const left = points.map(([x, y]) => `${short(-x)} ${short(y)}`).reverse();
  return `M${[...right, ...left].join('L')}Z`;
}

/** A strip along one side between two distances from the edge: the shape of a reflection. */
export function sideStrip(profile: Profile, side: -1 | 1, depths: [number, number], heights: [number, number]): string {
  const [near, far] = depths;
  const [from, to] = heights;
  const steps = 16;
  const edge = (depth: number, isReversed: boolean) =>
    Array.from({ length: steps + 1 }, (_, index) => {
      const y = from + ((to - from) * (isReversed ? steps - index : index)) / steps;
      return `${short(side * Math.max(0, halfWidthAt(profile, y) - depth))} ${short(y)}`;
    });
  return `M${[...edge(near, false), ...edge(far, true)].join('L')}Z`;
}
