import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { confirmRegistration, login, resendConfirmation, signup } from '#contracts/auth.ts';
import type { Problem } from '#contracts/kit/problem.ts';
import { attempts } from '#server/modules/attempts/attempts.table.ts';
import { makeFirstRoles } from '#server/modules/roles/roles.service.ts';
import { newEmail, tokenIn } from '#test/letters.ts';
import { openTestShop } from '#test/shop.ts';

const shop = openTestShop();
const guest = () => shop.callAs(null);

beforeAll(() => makeFirstRoles(shop));

const outcomeOf = (work: Promise<unknown>) => work.then(() => 'DONE').catch(({ code }: Problem) => code);

/** A model of one address and its expected state. Each sign-up has another password, to see which became active. */
class Address {
  readonly #email = newEmail();
  readonly #passwords: string[] = [];
  readonly #links = new Map<string, number>();
  #active: string | null = null;

  get #latest(): number {
    return this.#passwords.length - 1;
  }

  async signUp(by: string): Promise<void> {
    const password = `of ${by}, number ${this.#passwords.length}`;
    await guest()(signup, { body: { email: this.#email, phone: '', password, gender: 'Female' } });
    if (this.#active === null) this.#passwords.push(password);
    await this.#readLetters();
  }

  async resend(): Promise<void> {
    await guest()(resendConfirmation, { body: { email: this.#email } });
    await this.#readLetters();
  }

  /** Opens a link, as the owner of the mailbox. */
  async confirm(index: number): Promise<void> {
    const [token, signUp] = [...this.#links][index] ?? [];
    if (token === undefined || signUp === undefined) return;
    const isAlive = this.#active === null && signUp === this.#latest;
    const outcome = await outcomeOf(guest()(confirmRegistration, { params: { token } }));
    expect(outcome).toBe(isAlive ? 'DONE' : 'NOT_FOUND');
    if (isAlive) this.#active = this.#passwords[signUp] ?? null;
  }

  async tryAllPasswords(): Promise<void> {
    for (const [signUp, password] of this.#passwords.entries()) {
      const outcome = await outcomeOf(guest()(login, { body: { email: this.#email, password } }));
      expect(outcome).toBe(this.#expected(signUp));
    }
  }

  #expected(signUp: number): string {
    if (this.#active !== null) return this.#passwords[signUp] === this.#active ? 'DONE' : 'WRONG_CREDENTIALS';
    return signUp === this.#latest ? 'EMAIL_NOT_CONFIRMED' : 'WRONG_CREDENTIALS';
  }

  /** A new link belongs to the sign-up that was the latest when its e-mail was sent. */
  async #readLetters(): Promise<void> {
    for (const letter of await shop.lettersTo(this.#email)) {
      if (!letter.links.some((link) => link.includes('confirm-registration'))) continue;
      const token = tokenIn(letter, 'confirm-registration');
      if (!this.#links.has(token)) this.#links.set(token, this.#latest);
    }
  }
}

const step = fc.oneof(
  fc.constantFrom('the owner', 'a stranger').map((by) => (address: Address) => address.signUp(by)),
  fc.constant((address: Address) => address.resend()),
  fc.nat({ max: 4 }).map((index) => (address: Address) => address.confirm(index)),
);

test('[RULE-SAFE-07] no password becomes active unless the link of its own sign-up is opened while that is the latest', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 9 }), async (steps) => {
      const address = new Address();
      for (const take of steps) {
        // Resets the attempt limits, which are tested elsewhere.
        await shop.db.delete(attempts);
        await take(address);
      }
      await address.tryAllPasswords();
    }),
    { numRuns: 15 },
  );
}, 120_000);
