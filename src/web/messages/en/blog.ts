import { shop } from '#domain/shop.ts';
import type { blog as ukrainian } from '#web/messages/uk/blog.ts';

export const blog: typeof ukrainian = {
  title: `Blog · ${shop.name.en}`,
  description:
    'How to choose, wear and keep a scent: stories about notes, concentrations and decants, and news of the shop. In Ukrainian.',
  heading: 'Blog',
  subheading: 'Main events',
  none: 'No events',
  noneText: 'As soon as there is something to tell, we will write it here.',
  failed: 'The posts did not open just now',
  failedText: 'The rest of the shop works. Look in again in a minute.',
  retry: 'Try again',
  further: 'Read on',
  feed: `The blog of ${shop.name.en}`,
};
