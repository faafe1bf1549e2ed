import { z } from 'zod';
import { type Register, RegisterAway, type RegisterGood, RegisterRefused } from '#server/modules/register/register.ts';

export type CheckboxOptions = {
  readonly url: string;
  readonly login: string;
  readonly password: string;
  readonly licenseKey: string;
  readonly timeoutMs?: number;
};

const signedIn = z.object({ access_token: z.string().min(1) });

const goods = z.object({
  results: z.array(
    z.object({
      id: z.string(),
      code: z.string().nullish(),
      name: z.string().nullish(),
      price: z.number().int(),
      count: z.number().nullish(),
    }),
  ),
});

/** The register keeps few sign-ins of one cashier, so this one is kept until the register has forgotten it. */
export function createCheckbox({ url, login, password, licenseKey, timeoutMs = 8000 }: CheckboxOptions): Register {
  let token: string | null = null;

  async function ask(path: string, init: RequestInit): Promise<{ status: number; body: unknown }> {
    try {
      const response = await fetch(`${url}${path}`, {
        ...init,
        headers: {
          accept: 'application/json',
          'X-Client-Name': 'Kraplyna',
          'X-Client-Version': '1',
          'X-License-Key': licenseKey,
          ...init.headers,
        },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { status: response.status, body: JSON.parse(await response.text()) };
    } catch (cause) {
      throw new RegisterAway('The cash register did not answer', { cause });
    }
  }

  async function signIn(): Promise<string> {
    const { status, body } = await ask('/cashier/signin', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ login, password }),
    });
    if (status === 401 || status === 403) throw new RegisterRefused('The cash register refused the sign-in');
    const read = signedIn.safeParse(body);
    if (status !== 200 || !read.success)
      throw new RegisterAway(`The cash register answered the sign-in with ${status}`);
    token = read.data.access_token;
    return token;
  }

  async function readGoods(path: string, bearer: string) {
    return ask(path, { headers: { authorization: `Bearer ${bearer}` } });
  }

  return {
    signIn: async () => void (await signIn()),
    async listGoods({ limit, offset }) {
      const path = `/goods?limit=${limit}&offset=${offset}`;
      let answer = await readGoods(path, token ?? (await signIn()));
      // A sign-in ends by itself, or is pushed out by newer ones: once more with a fresh one.
      if (answer.status === 401 || answer.status === 403) answer = await readGoods(path, await signIn());
      const read = goods.safeParse(answer.body);
      if (answer.status !== 200 || !read.success) {
        throw new RegisterAway(`The cash register answered with ${answer.status} instead of goods`);
      }
      return read.data.results.map(
        ({ id, code, name, price, count }): RegisterGood => ({
          id,
          code: code ?? '',
          name: name ?? '',
          priceKopecks: price,
          count: count ?? null,
        }),
      );
    },
  };
}
