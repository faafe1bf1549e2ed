import type { ShopClient } from './shop-client.ts';

type Account = { readonly email: string; readonly password: string };

/** A caller of the API. Signs in again when a fuzzed request has ended the session. */
export class Person {
  readonly role: string;
  readonly #client: ShopClient;
  readonly #account: Account | null;
  #token: string | null = null;
  #signingIn: Promise<void> | null = null;

  constructor(client: ShopClient, role: string, account: Account | null) {
    this.#client = client;
    this.role = role;
    this.#account = account;
  }

  get headers(): Record<string, string> {
    return this.#token === null ? {} : { authorization: `Bearer ${this.#token}` };
  }

  async signIn(): Promise<void> {
    const account = this.#account;
    if (!account) return;
    this.#signingIn ??= this.#client
      .call('POST', '/api/auth/login', { body: account })
      .then((data) => {
        this.#token = (data as { token: string }).token;
      })
      .finally(() => {
        this.#signingIn = null;
      });
    await this.#signingIn;
  }

  /** Signs in again if the session has ended. */
  async stay(): Promise<void> {
    if (!this.#account) return;
    const { status } = await this.#client.send({
      method: 'GET',
      target: '/api/auth/session',
      headers: this.headers,
      body: null,
    });
    if (status === 401) await this.signIn();
  }
}
