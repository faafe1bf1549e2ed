/** What the shop needs of the cash register in its physical shop. */

export type RegisterGood = {
  readonly id: string;
  /** The item number, by which the shop's own goods are known too. */
  readonly code: string;
  readonly name: string;
  readonly priceKopecks: number;
  /** Null where the register does not count it. */
  readonly count: number | null;
};

export type RegisterPage = {
  readonly goods: readonly RegisterGood[];
  /** A page may be shorter than asked for and still not be the last: what cannot be read is left out. */
  readonly hasNext: boolean;
  /** What was left out and why, for the log. */
  readonly unreadable: readonly string[];
};

/** Each throws `RegisterAway`, or `RegisterRefused` where the register does not take the shop's credentials. */
export type Register = {
  signIn(): Promise<void>;
  listGoods(page: { limit: number; offset: number }): Promise<RegisterPage>;
};

/** No usable answer came. The message is for the log and holds nothing secret. */
export class RegisterAway extends Error {
  override readonly name: string = 'RegisterAway';
}

export class RegisterRefused extends RegisterAway {
  override readonly name = 'RegisterRefused';
}

const isAway = () => Promise.reject(new RegisterAway('There is no cash register here'));

export const noRegister: Register = { signIn: isAway, listGoods: isAway };
