import { expect, test } from 'vitest';
import { z } from 'zod';
import { contractResolver } from './contract-form.ts';

test('a message about a field of a group stands at that field, where the form looks for it', async () => {
  const address = z.object({ deliveryAddress: z.object({ city: z.string().min(1, 'choose-city') }) });
  const resolve = contractResolver(address, 'uk');
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { errors } = await resolve({ deliveryAddress: { city: '' } }, undefined, options);
  expect(errors).toEqual({ deliveryAddress: { city: { type: 'contract', message: 'Оберіть місто' } } });
});
