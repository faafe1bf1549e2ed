import { z } from 'zod';
import { emailInput } from './auth.ts';
import { everyone } from './kit/access.ts';
import { endpoint } from './kit/endpoint.ts';
import { id, nothing, text } from './kit/fields.ts';

/** Ignores the session: the e-mail is in the request, and a buyer whose session has ended may still ask. */
export const requestStockAlert = endpoint({
  name: 'requestStockAlert',
  summary: 'Sends one letter when a sold-out product is back; answers the same for every e-mail',
  method: 'POST',
  path: 'openpath/products/{id}/stock-alert',
  access: everyone,
  ignoresCredentials: true,
  params: z.object({ id }),
  body: emailInput,
  response: nothing,
  done: 'stock-alert-set',
});

export const stopLetters = endpoint({
  name: 'stopLetters',
  summary: 'Stops the kind of letters that the link came with, for its address; also one-click from a mail client',
  method: 'POST',
  path: 'openpath/notify/stop/{token}',
  access: everyone,
  ignoresCredentials: true,
  ignoresBody: true,
  params: z.object({ token: text(200) }),
  response: nothing,
  done: 'letters-stopped',
});
