import { z } from 'zod';
import { everyone } from './kit/access.ts';
import { endpoint } from './kit/endpoint.ts';

export const listPickupPoints = endpoint({
  name: 'listPickupPoints',
  summary: 'Where orders can be picked up',
  method: 'GET',
  path: 'addresses/getall',
  access: everyone,
  response: z.array(z.object({ name: z.string(), address: z.string() })),
});
