import { describe, expect, it } from 'vitest';
import type { Cart, LineInput } from '#contracts/cart.ts';
import { Problem } from '#contracts/kit/problem.ts';
import type { ProductCard } from '#contracts/products.ts';
import { candle, oudWood, pricedLine, soap } from '#test/product-fixtures.ts';
import { type CartLine, cartLine } from './cart-line.ts';
import { type SyncedLines, syncedLinesOf } from './cart-rules.ts';
import { CartSync, retryDelaysMs, saveDelayMs } from './cart-sync.ts';

type Lines = readonly CartLine[];

const goods = new Map([oudWood, soap, candle].map((product) => [product._id, product]));
const settle = () => new Promise((resolve) => setImmediate(resolve));
const away = new Problem('UNAVAILABLE', 'away');

/** A server with one cart that responds at once, unless a test delays it, and a browser with one or more tabs. */
function openShop(onServer: Lines = []) {
  let kept: Lines = onServer;
  let prices: Partial<Record<string, Partial<ProductCard>>> = {};
  let failure: Error | null = null;
  let gate: Promise<void> | null = null;
  const requests: string[] = [];

  const browser = { lines: [] as Lines, synced: null as SyncedLines | null };
  const linesOf = (inputs: LineInput[]) =>
    inputs.flatMap(({ product, cartQuantity }) => {
      const found = goods.get(product);
      return found ? [cartLine(found, cartQuantity)] : [];
    });
  const answer = async (request: string, act: () => void): Promise<Cart> => {
    requests.push(request);
    await gate;
    if (failure) throw failure;
    act();
    return { lines: kept.map((line) => pricedLine(line, prices[line.product._id])), totalCost: 0 };
  };
  const say = (inputs: LineInput[]) =>
    inputs.map(({ product, cartQuantity }) => `${cartQuantity} ${goods.get(product)?.name ?? 'gone'}`).join(', ');

  function openTab() {
    const timers: { ms: number; work: () => void }[] = [];
    const sync = new CartSync({
      load: () => answer('load', () => undefined),
      join: (inputs) =>
        answer(`join ${say(inputs)}`, () => {
          const brought = linesOf(inputs);
          const ids = new Set(brought.map(({ product }) => product._id));
          kept = [...kept.filter(({ product }) => !ids.has(product._id)), ...brought];
        }),
      save: (inputs, isLeaving) =>
        answer(`${isLeaving ? 'leave' : 'save'} ${say(inputs)}`, () => {
          kept = linesOf(inputs);
        }),
      lines: () => browser.lines,
      show: (change) => {
        browser.lines = change(browser.lines);
      },
      synced: () => browser.synced,
      setSynced: (synced) => {
        browser.synced = synced;
      },
      exclusive: (work) => work(),
      after: (ms, work) => {
        const timer = { ms, work };
        timers.push(timer);
        return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0);
      },
    });
    /** Fires the only timer. */
    const pass = async () => {
      const [timer] = timers.splice(0);
      timer?.work();
      await settle();
      return timer?.ms ?? null;
    };
    const change = (lines: Lines) => {
      browser.lines = lines;
      sync.changed();
    };
    return { sync, pass, change, waits: () => timers.map(({ ms }) => ms) };
  }

  const hold = () => {
    let open = () => undefined as undefined;
    gate = new Promise((resolve) => {
      open = () => {
        gate = null;
        resolve();
        return undefined;
      };
    });
    return async () => {
      open();
      await settle();
    };
  };
  const names = (lines: Lines) => lines.map(({ product, cartQuantity }) => `${cartQuantity} ${product.name}`);
  return {
    requests,
    browser,
    openTab,
    hold,
    here: () => names(browser.lines),
    there: () => names(kept),
    fail: (error: Error | null) => {
      failure = error;
    },
    reprice: (next: typeof prices) => {
      prices = next;
    },
    bringElsewhere: (lines: Lines) => {
      kept = lines;
    },
  };
}

const five = cartLine(oudWood, 5);
const one = cartLine(soap, 1);
const light = cartLine(candle, 1);

describe('the cart of somebody who signs in', () => {
  it('merges the guest cart with the server cart', async () => {
    const shop = openShop([light]);
    shop.browser.lines = [five, one];
    const { sync } = shop.openTab();
    await sync.refresh();
    expect(shop.requests).toEqual(['join 5 Oud Wood, 1 Мило']);
    expect(shop.here()).toEqual(['1 Свічка', '5 Oud Wood', '1 Мило']);
    expect(shop.there()).toEqual(shop.here());
  });

  it('is the server cart if there is no guest cart or it was synced before', async () => {
    const shop = openShop([light]);
    await shop.openTab().sync.refresh();
    expect(shop.here()).toEqual(['1 Свічка']);
    shop.bringElsewhere([light, one]);
    await shop.openTab().sync.refresh();
    expect(shop.requests).toEqual(['load', 'load']);
    expect(shop.here()).toEqual(['1 Свічка', '1 Мило']);
  });

  it('has current prices', async () => {
    const shop = openShop([one]);
    shop.reprice({ [soap._id]: { currentPrice: 120 } });
    await shop.openTab().sync.refresh();
    expect(shop.browser.lines[0]?.currentPrice).toBe(120);
  });
});

describe('a change in the cart of a person', () => {
  async function openSettled(lines: Lines) {
    const shop = openShop(lines);
    const tab = shop.openTab();
    await tab.sync.refresh();
    shop.requests.splice(0);
    return { shop, tab };
  }

  it('is debounced: of quick changes only the last is saved', async () => {
    const { shop, tab } = await openSettled([one]);
    tab.change([cartLine(soap, 2)]);
    tab.change([cartLine(soap, 3)]);
    expect(tab.waits()).toEqual([saveDelayMs]);
    await tab.pass();
    expect(shop.requests).toEqual(['save 3 Мило']);
    expect(shop.browser.synced).toEqual([[soap._id, 3]]);
    tab.sync.changed();
    expect(tab.waits()).toEqual([]);
  });

  it('that is made while another is being saved is saved after it, in order', async () => {
    const { shop, tab } = await openSettled([one]);
    const open = shop.hold();
    tab.change([cartLine(soap, 2)]);
    await tab.pass();
    tab.change([cartLine(soap, 3), light]);
    await open();
    expect(shop.requests).toEqual(['save 2 Мило', 'save 3 Мило, 1 Свічка']);
    expect(shop.there()).toEqual(['3 Мило', '1 Свічка']);
    expect(shop.here()).toEqual(shop.there());
  });

  it('stays local while the server is unavailable, and is retried with back-off', async () => {
    const { shop, tab } = await openSettled([one]);
    shop.fail(away);
    tab.change([one, five]);
    await tab.pass();
    const pauses = [await tab.pass(), await tab.pass(), await tab.pass(), await tab.pass(), await tab.pass()];
    expect(pauses).toEqual([...retryDelaysMs, retryDelaysMs.at(-1)]);
    expect(shop.here()).toEqual(['1 Мило', '5 Oud Wood']);
    shop.fail(null);
    tab.sync.retry();
    expect(tab.waits()).toEqual([0]);
    await tab.pass();
    expect(shop.there()).toEqual(['1 Мило', '5 Oud Wood']);
    expect(tab.waits()).toEqual([]);
  });

  it('that could not be saved survives a reload and is merged with changes of another device', async () => {
    const { shop, tab } = await openSettled([one, light]);
    shop.fail(away);
    tab.change([five, light]);
    await tab.pass();
    tab.sync.dispose();

    shop.fail(null);
    shop.bringElsewhere([one, cartLine(candle, 4)]);
    await shop.openTab().sync.refresh();
    expect(shop.here()).toEqual(['4 Свічка', '5 Oud Wood']);
    expect(shop.there()).toEqual(shop.here());
  });

  it('that is made during the first load is merged onto the response', async () => {
    const shop = openShop([light]);
    shop.browser.lines = [one];
    const tab = shop.openTab();
    const open = shop.hold();
    const loaded = tab.sync.refresh();
    tab.change([one, five]);
    await open();
    await loaded;
    expect(shop.here()).toEqual(['1 Свічка', '1 Мило', '5 Oud Wood']);
    expect(shop.there()).toEqual(shop.here());
  });

  it('is not retried after a client error', async () => {
    const { shop, tab } = await openSettled([one]);
    shop.fail(new Problem('INVALID', 'too long'));
    tab.change([one, five]);
    await tab.pass();
    expect(tab.waits()).toEqual([]);
    expect(shop.here()).toEqual(['1 Мило', '5 Oud Wood']);
  });

  it('is flushed when the page is unloaded', async () => {
    const { shop, tab } = await openSettled([one]);
    tab.sync.flush();
    expect(shop.requests).toEqual([]);
    tab.change([one, five]);
    tab.sync.flush();
    await settle();
    expect(shop.requests).toEqual(['leave 1 Мило, 5 Oud Wood']);
    expect(shop.there()).toEqual(['1 Мило', '5 Oud Wood']);
  });

  it('does not empty the server cart after localStorage was cleared', async () => {
    const { shop, tab } = await openSettled([one, light]);
    shop.browser.lines = [];
    shop.browser.synced = null;
    tab.sync.flush();
    expect(shop.requests).toEqual([]);
    tab.change([five]);
    await tab.pass();
    expect(shop.requests).toEqual(['join 5 Oud Wood']);
    expect(shop.here()).toEqual(['1 Мило', '1 Свічка', '5 Oud Wood']);
    expect(shop.there()).toEqual(shop.here());
  });

  it('marks what the shop has deleted, and keeps the rest saved', async () => {
    const { shop, tab } = await openSettled([one]);
    const deleted = cartLine({ ...soap, _id: '0197b3a0-0000-7000-8000-00000000dead', name: 'Зникле' }, 1);
    tab.change([one, deleted]);
    await tab.pass();
    expect(shop.here()).toEqual(['1 Мило', '1 Зникле']);
    expect(shop.browser.lines[1]?.product.quantity).toBe(0);
    expect(shop.there()).toEqual(['1 Мило']);
  });
});

describe('a cart after signing out', () => {
  it('ignores responses still in flight', async () => {
    const shop = openShop([light]);
    const tab = shop.openTab();
    const open = shop.hold();
    const loaded = tab.sync.refresh();
    tab.sync.dispose();
    await open();
    await loaded;
    expect(shop.here()).toEqual([]);
    expect(shop.browser.synced).toBeNull();
    tab.change([one]);
    expect(tab.waits()).toEqual([]);
  });
});

describe('two tabs of one person', () => {
  it('save one after the other what both have changed', async () => {
    const shop = openShop([one]);
    const [first, second] = [shop.openTab(), shop.openTab()];
    await first.sync.refresh();
    await second.sync.refresh();
    first.change([one, five]);
    second.change([...shop.browser.lines, light]);
    await first.pass();
    await second.pass();
    expect(shop.there()).toEqual(['1 Мило', '5 Oud Wood', '1 Свічка']);
    expect(shop.browser.synced).toEqual(syncedLinesOf(shop.browser.lines));
  });
});
