import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { readableOn } from '#domain/readable-color.ts';

export type BadgeTone = 'amber' | 'green' | 'garnet' | 'yellow' | 'blue' | 'neutral';

type BadgeProps = {
  tone?: BadgeTone;
  look?: 'soft' | 'solid' | 'count';
  /** A custom background colour, '#rrggbb', instead of a tone. */
  color?: string | undefined;
  className?: string;
  children: ReactNode;
};

const soft: Record<BadgeTone, string> = {
  amber: 'bg-amber-wash text-amber-ink',
  green: 'bg-green-wash text-green',
  garnet: 'bg-garnet-wash text-garnet',
  yellow: 'bg-yellow-wash text-yellow-ink',
  blue: 'bg-blue-wash text-blue-ink',
  neutral: '',
};

const solid: Record<BadgeTone, string> = {
  amber: 'bg-amber text-white',
  green: 'bg-green text-white',
  garnet: 'bg-garnet text-white',
  yellow: 'bg-yellow-ink text-white',
  blue: 'bg-blue-ink text-white',
  neutral: 'bg-ink text-card',
};

const shapes = {
  soft: null,
  solid: 'badge-solid',
  count: 'badge-count',
};

export function Badge({ tone = 'neutral', look = 'soft', color, className, children }: BadgeProps) {
  return (
    <span
      className={clsx('badge', shapes[look], look === 'soft' ? soft[tone] : solid[tone], className)}
      style={color === undefined ? undefined : { background: color, color: readableOn(color) }}
    >
      {children}
    </span>
  );
}
