import type { StillLifePicture } from '../drawing/draw-still-life.ts';

export interface DemoPost {
  title: string;
  /** Simple HTML: p, h2, ul, li, strong. */
  content: string;
  /** What the drawn still life shows. */
  theme: StillLifePicture['theme'];
  /** Negative comes out later. */
  releasedDaysAgo: number;
  isActive: boolean;
  isForCarousel: boolean;
}
