import { createHmac, randomBytes, randomUUID } from 'node:crypto';

/** The session limit of the real service: a new sign-in evicts the oldest. */
const mostLive = 10;

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Sessions of a cashier. Tokens are JWTs, as in the real service. */
export class CashierTokens {
  readonly #key = randomBytes(32);
  readonly #live: string[] = [];
  #issued = 0;

  get issued(): number {
    return this.#issued;
  }

  issue(): string {
    const claims = `${encoded({ alg: 'HS256', typ: 'JWT' })}.${encoded({ sub: 'sandbox-cashier', jti: randomUUID() })}`;
    const token = `${claims}.${createHmac('sha256', this.#key).update(claims).digest('base64url')}`;
    this.#live.unshift(token);
    this.#live.length = Math.min(this.#live.length, mostLive);
    this.#issued += 1;
    return token;
  }

  isGood(authorization: string | undefined): boolean {
    return authorization?.startsWith('Bearer ') === true && this.#live.includes(authorization.slice('Bearer '.length));
  }

  forget(): void {
    this.#live.length = 0;
  }
}
