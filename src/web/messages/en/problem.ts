import type { problem as ukrainian } from '#web/messages/uk/problem.ts';

export const problem: typeof ukrainian = {
  title: 'Something went wrong :(',
  text: 'We already know about it. Please try again in a minute.',
  toIndex: 'To the home page',
  missing: {
    title: '404 - Page not found!',
    text: 'The product may have been taken off sale, or there is a slip in the address.',
    returnTo: 'Return to',
    shop: 'Kraplyna',
    search: 'Search for what you wanted',
    categories: 'Or have a look here',
  },
  crash: {
    title: 'Unexpected Application Error!',
    text: 'The page broke, and we already know about it. Try to open it again, or go back to the home page.',
  },
  offline: {
    title: 'No connection',
    text: 'The page will open as soon as it is back.',
  },
  chunk: {
    title: 'A part of the page did not load',
    text: 'The connection may be lost, or the shop has just been updated. Reload the page: what you typed is kept.',
    reload: 'Reload',
  },
};
