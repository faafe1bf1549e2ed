import type { StillLifeTheme } from '../drawing/still-life-themes.ts';

export interface DemoPost {
  title: string;
  /** Simple HTML: p, h2, ul, li, strong. */
  content: string;
  /** What the drawn still life shows. */
  theme: StillLifeTheme;
  /** Negative comes out later. */
  releasedDaysAgo: number;
  isActive: boolean;
  isForCarousel: boolean;
}
