import { concentration } from './concentration.ts';
import { decanting } from './decanting.ts';
import { gifts } from './gifts.ts';
import { home } from './home.ts';
import { iris } from './iris.ts';
import { layering } from './layering.ts';
import { oud } from './oud.ts';
import type { DemoPost } from './post.ts';
import { skin } from './skin.ts';
import { storage } from './storage.ts';
import { summer } from './summer.ts';

export const demoPosts: readonly DemoPost[] = [
  home,
  decanting,
  storage,
  concentration,
  layering,
  oud,
  gifts,
  iris,
  summer,
  skin,
];
