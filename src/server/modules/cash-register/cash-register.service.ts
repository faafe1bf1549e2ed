import type { CashRegisterGood, OwnOfRegister } from '#contracts/cash-register.ts';
import { hourMs } from '#domain/dates.ts';
import { stockOf } from '#domain/stock.ts';
import { type Context, personOf } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import * as repository from './cash-register.repository.ts';
import { CashRegisterRefused, CashRegisterUnavailable } from './cash-register.ts';

/** One working day. */
const signInHours = 12;

const oldest = ({ now }: Context) => new Date(now().getTime() - signInHours * hourMs);

async function asking<Answer>({ log }: Context, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof CashRegisterUnavailable)) throw error;
    log.error({ err: error }, 'a request to the cash register failed');
    const because = error instanceof CashRegisterRefused ? 'register-refused' : 'register-unavailable';
    throw new Refusal('UNAVAILABLE', { because });
  }
}

export async function signInToRegister(context: Context): Promise<{ access_token: string }> {
  await asking(context, () => context.cashRegister.signIn());
  await repository.deleteOldSignIns(context.db, oldest(context));
  return { access_token: await repository.insertSignIn(context.db, personOf(context).userId, context.now()) };
}

type Query = { limit: number; offset: number; access_token?: string | undefined };

export async function listRegisterGoods(context: Context, { limit, offset, access_token: handle }: Query) {
  if (!(await repository.hasSignIn(context.db, personOf(context).userId, oldest(context), handle))) {
    throw new Refusal('NOT_ALLOWED_NOW', { because: 'register-not-signed-in' });
  }
  const page = await asking(context, () => context.cashRegister.listGoods({ limit, offset }));
  const { goods, hasNext, unreadable } = page;
  if (unreadable.length > 0) {
    context.log.warn({ unreadable, offset }, 'the cash register has goods that cannot be read; they are left out');
  }
  const results = goods.map(
    ({ id, code, name, priceKopecks, count }): CashRegisterGood => ({ id, code, name, price: priceKopecks, count }),
  );
  return { results, hasNext };
}

export async function listOwnOfRegister({ db }: Context, codes: readonly string[]): Promise<OwnOfRegister[]> {
  const rows = await repository.listProductsByItemNo(db, codes);
  return rows.map(({ code, id, name, isEnabled, price, ...stock }) => ({
    code,
    _id: id,
    name,
    enabled: isEnabled,
    bottling: stock.isBottled,
    price,
    stock: stockOf(stock),
  }));
}
