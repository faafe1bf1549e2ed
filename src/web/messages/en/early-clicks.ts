import type { earlyClicks as ukrainian } from '#web/messages/uk/early-clicks.ts';

export const earlyClicks: typeof ukrainian = {
  title: 'The button does not answer yet',
  text: 'The page has not loaded to its end. Check the connection and try again.',
  reload: 'Reload',
};
