import type { StillLifePicture } from '../drawing/draw-still-life.ts';

export interface DemoPost {
  title: string;
  /** Simple HTML: p, h2, ul, li, strong. */
  content: string;
  titleEn: string;
  contentEn: string;
  /** The drawing of the post. */
  theme: StillLifePicture['theme'];
  /** Negative: released in the future. */
  releasedDaysAgo: number;
  isActive: boolean;
  isForCarousel: boolean;
}
