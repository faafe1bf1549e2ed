import { useId } from 'react';
import { bottleTiers, isDecantVolume } from '#domain/bottling.ts';
import { formatNumber } from '#domain/numbers.ts';

type DrawnBottle = { readonly sizeMl: number; readonly filledMl: number; readonly count: number };

const largestMl = Math.max(...bottleTiers.map(({ bottleSize }) => bottleSize));

/** The bottles to draw: full large ones as one with a count, and one for the remainder. */
export function drawnBottles(volumeMl: number): readonly DrawnBottle[] {
  if (!isDecantVolume(volumeMl)) return [];
  const restMl = volumeMl % largestMl;
  const fullCount = (volumeMl - restMl) / largestMl;
  const restSize = bottleTiers.find(({ bottleSize }) => bottleSize >= restMl)?.bottleSize ?? largestMl;
  const full: DrawnBottle[] = fullCount > 0 ? [{ sizeMl: largestMl, filledMl: largestMl, count: fullCount }] : [];
  return restMl > 0 ? [...full, { sizeMl: restSize, filledMl: restMl, count: 1 }] : full;
}

/** Heights relative to the 50 ml bottle. */
const scales: Readonly<Record<number, number>> = { 6: 0.6, 10: 0.68, 15: 0.75, 20: 0.81, 30: 0.9 };

/** The origin is at the bottom of the bottle. */
const glass = 'M-26-122H26Q34-122 34-113V-10Q34 0 24 0H-24Q-34 0-34-10V-113Q-34-122-26-122Z';
const room = 'M-25-118H25Q31-118 31-111V-11Q31-3 23-3H-23Q-31-3-31-11V-111Q-31-118-25-118Z';
const bottomY = -3;
const fullHeight = 104;
const halfWidth = 31;
const ticks = [0.25, 0.5, 0.75];
const groundY = 171;

/** Decorative: the rows next to it contain the same as text. */
export function DecantBottle({ volumeMl, liquid }: { volumeMl: number; liquid: string }) {
  const id = useId();
  const [first, second] = drawnBottles(volumeMl);
  return (
    <svg viewBox="0 0 116 178" aria-hidden="true" className="h-auto w-full">
      <defs>
        <clipPath id={`${id}room`}>
          <path d={room} />
        </clipPath>
        <linearGradient id={`${id}edges`}>
          <stop offset="0" stopColor="#2a120a" stopOpacity="0.5" />
          <stop offset="0.16" stopColor="#2a120a" stopOpacity="0.06" />
          <stop offset="0.42" stopColor="#fff" stopOpacity="0.16" />
          <stop offset="0.8" stopColor="#2a120a" stopOpacity="0.06" />
          <stop offset="1" stopColor="#2a120a" stopOpacity="0.42" />
        </linearGradient>
        <linearGradient id={`${id}cap`}>
          <stop offset="0" stopColor="#1a140e" />
          <stop offset="0.35" stopColor="#4b3f33" />
          <stop offset="0.6" stopColor="#2a2119" />
          <stop offset="1" stopColor="#15100b" />
        </linearGradient>
        <linearGradient id={`${id}gold`}>
          <stop offset="0" stopColor="#9c7a3c" />
          <stop offset="0.35" stopColor="#e6c987" />
          <stop offset="0.65" stopColor="#c39c52" />
          <stop offset="1" stopColor="#8a6a30" />
        </linearGradient>
      </defs>
      <ellipse cx="58" cy={groundY - 1} rx="48" ry="6" className="fill-ink opacity-8" />
      {first && <Bottle id={id} bottle={first} liquid={liquid} x={second ? 42 : 58} />}
      {second && <Bottle id={id} bottle={second} liquid={liquid} x={second.sizeMl > 15 ? 82 : 88} />}
    </svg>
  );
}

type BottleProps = { id: string; bottle: DrawnBottle; liquid: string; x: number };

function Bottle({ id, bottle: { sizeMl, filledMl, count }, liquid, x }: BottleProps) {
  const levelY = bottomY - fullHeight * (filledMl / sizeMl);
  const depth = { x: -halfWidth, width: halfWidth * 2, height: fullHeight + 8 };
  return (
    <g
      className="transition-transform duration-250"
      transform={`translate(${x} ${groundY}) scale(${scales[sizeMl] ?? 1})`}
    >
      <rect x="-14" y="-166" width="28" height="29" rx="4" fill={`url(#${id}cap)`} />
      <rect x="-17" y="-139" width="34" height="18" rx="1.5" fill={`url(#${id}gold)`} />
      <path d={glass} className="fill-white stroke-line-2" />
      <g clipPath={`url(#${id}room)`}>
        <g className="transition-transform duration-250" transform={`translate(0 ${levelY})`}>
          <rect {...depth} fill={liquid} className="transition-[fill] duration-250" />
          <rect {...depth} fill={`url(#${id}edges)`} />
          <ellipse rx={halfWidth} ry="2.4" fill={liquid} className="transition-[fill] duration-250" />
          <ellipse rx={halfWidth} ry="2.4" className="fill-white opacity-25" />
        </g>
      </g>
      {ticks.map((part) => (
        <path key={part} d={`M25 ${bottomY - fullHeight * part}h6`} className="stroke-ink opacity-35" />
      ))}
      <rect x="-26" y="-108" width="4.5" height="92" rx="2.25" className="fill-white opacity-50" />
      {count > 1 && (
        <text y="-46" textAnchor="middle" className="fill-white text-xl font-bold">
          ×{formatNumber(count)}
        </text>
      )}
    </g>
  );
}
