import { z } from 'zod';
import { signedIn } from './kit/access.ts';
import { endpoint } from './kit/endpoint.ts';
import { flag } from './kit/fields.ts';

const priceDropLetters = z.object({ isOn: z.boolean() });

export const getPriceDropLetters = endpoint({
  name: 'getPriceDropLetters',
  summary: 'Whether the person gets letters about lower prices on their wishlist',
  method: 'GET',
  path: 'wishlist/letters',
  access: signedIn,
  response: priceDropLetters,
});

export const setPriceDropLetters = endpoint({
  name: 'setPriceDropLetters',
  summary: 'Turns letters about lower prices on the own wishlist on or off',
  method: 'PUT',
  path: 'wishlist/letters',
  access: signedIn,
  body: z.object({ isOn: flag }),
  response: priceDropLetters,
  done: 'price-drops-saved',
});
