import type { Palette } from '../palette.ts';
import type { Profile } from './profile.ts';

export type GlassKind = 'clear' | 'tinted' | 'frosted' | 'lacquered' | 'smoked' | 'stained';

export type GlassBody = {
  profile: Profile;
  section: 'flat' | 'round';
  wall: number;
  base: number;
  kind: GlassKind;
  liquid: Palette['liquid'];
  /** Colour of lacquer, tint and smoke. */
  tone: string;
  /** Fill level, as a fraction of the inner height. */
  fill: number;
  cuts?: string;
  hasTube?: boolean;
  /** Where the tube ends, from -1 to 1 of the inner half width. */
  tubeLean?: number;
};

export const edgeInk = '#4a3f33';
