import { afterEach, expect, it } from 'vitest';
import type { Call } from '#contracts/kit/endpoint.ts';
import { setServerTransport } from '#web/kit/api-client.ts';
import { pack } from '#web/kit/packed.ts';
import { loader } from './shop-layout.tsx';

const settings = { publicUrl: 'https://kraplyna.test', standIns: [] };

/** A server on which only the menu fails. */
const withoutMenu = (async (endpoint: { name: string }) => {
  if (endpoint.name === 'listMenuCategories') throw new Error('the database is away');
  return { message: '', data: settings };
}) as unknown as Call;

afterEach(() => {
  setServerTransport(undefined as unknown as Call, () => undefined);
});

it('[ST-MSG-08] a menu that cannot be loaded is logged, and the page opens without it', async () => {
  const logged: unknown[] = [];
  setServerTransport(withoutMenu, (error) => logged.push(error));
  await expect(loader()).resolves.toMatchObject({ menu: pack({ categories: [] }), settings });
  expect(logged).toEqual([expect.objectContaining({ message: 'the database is away' })]);
});
