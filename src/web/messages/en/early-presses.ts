import type { earlyPresses as ukrainian } from '#web/messages/uk/early-presses.ts';

export const earlyPresses: typeof ukrainian = {
  title: 'The button does not answer yet',
  text: 'The page has not loaded to its end. Check the connection and try again.',
  reload: 'Reload',
};
