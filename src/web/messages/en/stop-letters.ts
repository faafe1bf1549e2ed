import { shop } from '#domain/shop.ts';
import type { stopLetters as ukrainian } from '#web/messages/uk/stop-letters.ts';

export const stopLetters: typeof ukrainian = {
  title: `Unsubscribe · ${shop.name.en}`,
  heading: 'Stop these e-mails?',
  text: 'Press the button, and you will get no more of these. E-mails about your orders will come as before.',
  submit: 'Stop them',
  doneHeading: 'No more of these e-mails',
  toShop: 'To the shop',
};
