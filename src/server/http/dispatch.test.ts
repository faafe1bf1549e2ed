import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type Access, admin, customer, everyone, signedIn } from '#contracts/kit/access.ts';
import { endpoint } from '#contracts/kit/endpoint.ts';
import { fromModules } from '#domain/permissions.ts';
import type { Context, Person } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { dispatch, implement } from './dispatch.ts';

const person = (permissions: Person['permissions']): Person => ({ userId: 'u', email: 'e', permissions });
const people = {
  guest: null,
  buyer: person(fromModules({ customer: ['orders'] })),
  editor: person(fromModules({ admin: ['blog'] })),
};

const contextOf = (who: Person | null, language: 'uk' | 'en' = 'uk') =>
  ({ person: who, language, log: { info: vi.fn(), warn: vi.fn(), error: vi.fn() } }) as unknown as Context;

const callWith = (access: Access, handler = async () => ({ name: 'Byredo' }) as unknown) =>
  implement(
    endpoint({
      name: 'test',
      summary: '',
      method: 'GET',
      path: 'test',
      access,
      response: z.object({ name: z.string() }),
    }),
    handler as () => Promise<{ name: string }>,
  );

const outcome = (access: Access, who: Person | null) =>
  dispatch(callWith(access), contextOf(who), {}, {}).then(
    () => 'served',
    (problem: { code: string }) => problem.code,
  );

describe('the dispatcher', () => {
  it.each([
    ['everyone', everyone, ['served', 'served', 'served']],
    ['anyone signed in', signedIn, ['NOT_SIGNED_IN', 'served', 'served']],
    ['the admin area', admin(), ['NOT_SIGNED_IN', 'FORBIDDEN', 'served']],
    ['an admin module', admin('blog'), ['NOT_SIGNED_IN', 'FORBIDDEN', 'served']],
    ['another admin module', admin('brands'), ['NOT_SIGNED_IN', 'FORBIDDEN', 'FORBIDDEN']],
    ['the customer area', customer(), ['NOT_SIGNED_IN', 'served', 'FORBIDDEN']],
    ['a customer module', customer('wishlist'), ['NOT_SIGNED_IN', 'FORBIDDEN', 'FORBIDDEN']],
  ] as const)('authorizes %s', async (_, access, expected) => {
    expect(await Promise.all(Object.values(people).map((who) => outcome(access, who)))).toEqual(expected);
  });

  it('requires the permissions of the address and of the endpoint', async () => {
    const atAddress = (who: Person | null) =>
      dispatch(callWith(signedIn), contextOf(who), {}, {}, [signedIn, customer()]).then(
        () => 'served',
        (problem: { code: string }) => problem.code,
      );
    expect(await Promise.all(Object.values(people).map(atAddress))).toEqual(['NOT_SIGNED_IN', 'served', 'FORBIDDEN']);
  });

  it('does not run the service for an unauthorized caller', async () => {
    const handler = vi.fn();
    await dispatch(callWith(admin('brands'), handler), contextOf(people.buyer), {}, {}).catch(() => undefined);
    expect(handler).not.toHaveBeenCalled();
  });

  it('strips fields that the contract does not name from the response', async () => {
    const leaky = callWith(everyone, async () => ({ name: 'Byredo', passwordHash: 'secret' }));
    expect((await dispatch(leaky, contextOf(null), {}, {})).data).toEqual({ name: 'Byredo' });
  });

  it('translates a refusal into the language of the caller', async () => {
    const refusing = callWith(everyone, async () => {
      throw new Refusal('IN_USE', { because: 'brand-in-use', values: { count: 3 } });
    });
    await expect(dispatch(refusing, contextOf(null, 'en'), {}, {})).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('Products (3) carry this brand'),
    });
  });

  it('logs an unexpected error and sends a general message', async () => {
    const context = contextOf(null);
    const broken = callWith(everyone, async () => {
      throw new TypeError('cannot read secret of undefined');
    });
    await expect(dispatch(broken, context, {}, {})).rejects.toMatchObject({
      status: 500,
      message: 'Щось пішло не так :(',
    });
    expect(context.log.error).toHaveBeenCalledOnce();
  });

  it('responds 503 when the database is unavailable', async () => {
    const away = callWith(everyone, async () => {
      throw new Error('Failed query', { cause: new Error('Connection terminated unexpectedly') });
    });
    await expect(dispatch(away, contextOf(null), {}, {})).rejects.toMatchObject({ status: 503, code: 'UNAVAILABLE' });
  });
});
