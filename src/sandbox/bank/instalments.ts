import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import { AnswerFaults, sendFault } from '../answer-faults.ts';

/** One request to sell in instalments, as the bank keeps it. */
export type PartsOrder = {
  readonly orderId: string;
  readonly storeOrderId: string;
  readonly phone: string;
  readonly totalSum: number;
  readonly callbackUrl: string | null;
  readonly createdMs: number;
  readonly state: 'IN_PROCESS' | 'SUCCESS' | 'FAIL';
  readonly subState: string;
  readonly returns: readonly { readonly sum: number; readonly storeReturnId: string; readonly atMs: number }[];
  /** How often the shop confirmed it. */
  readonly confirmations: number;
};

type InstalmentsOptions = {
  nowMs: () => number;
  /** Maps a URL of the shop to one that is reachable from this machine. */
  reach: (address: string) => string;
};

type Answer = { status: number; body: unknown };

const pushMs = 15 * 60_000;
/** By the last digit of the phone, this long after the request. */
const outcomeAfterMs = 5000;
const outcomes: Record<string, Pick<PartsOrder, 'state' | 'subState'>> = {
  1: { state: 'SUCCESS', subState: 'ACTIVE' },
  3: { state: 'FAIL', subState: 'EXCEEDED_SUM_LIMIT' },
  4: { state: 'IN_PROCESS', subState: 'WAITING_FOR_STORE_CONFIRM' },
};
const waitsForEver = '2';

const refused = (status: number, message: string): Answer => ({ status, body: { message } });
const cents = (sum: number) => Math.round(sum * 100);

const createBody = z.looseObject({
  store_order_id: z.string().min(1).max(64),
  client_phone: z.string().regex(/^\+380\d{9}$/),
  total_sum: z.number().min(2),
  invoice: z.looseObject({
    number: z.string().min(1),
    date: z.iso.date(),
    source: z.enum(['INTERNET', 'STORE']),
  }),
  available_programs: z
    .array(z.looseObject({ available_parts_count: z.array(z.int().min(3).max(25)).min(1) }))
    .length(1),
  products: z
    .array(z.looseObject({ name: z.string().min(1).max(500), count: z.int().positive(), sum: z.number().min(0.01) }))
    .min(1),
  result_callback: z.url().optional(),
});
const orderBody = z.looseObject({ order_id: z.string() });
const returnBody = orderBody.extend({
  sum: z.number().min(1),
  store_return_id: z.string().min(1),
  return_money_to_card: z.boolean(),
});

/** The bank's instalments: the real protocol, on loopback only, without money. */
export class Instalments {
  readonly store = 'sandbox_store_with_confirm';
  readonly secret = 'sandbox-store-secret';
  readonly faults = new AnswerFaults();
  /** Callbacks are lost. */
  areCallbacksDropped = false;
  readonly server: Server;
  readonly #nowMs: () => number;
  readonly #reach: (address: string) => string;
  readonly #orders = new Map<string, PartsOrder>();
  #callbacks: { address: string; bytes: Buffer }[] = [];

  constructor({ nowMs, reach }: InstalmentsOptions) {
    this.#nowMs = nowMs;
    this.#reach = reach;
    this.server = createServer((request, response) => void this.#serve(request, response));
  }

  /** Oldest first. */
  list(): PartsOrder[] {
    return [...this.#orders.keys()].flatMap((orderId) => this.find(orderId) ?? []);
  }

  /** As it is by now: the time may have decided it. */
  find(orderId: string): PartsOrder | null {
    const order = this.#orders.get(orderId);
    if (!order) return null;
    if (order.subState !== 'WAITING_FOR_CLIENT') return order;
    const ageMs = this.#nowMs() - order.createdMs;
    const digit = order.phone.at(-1) ?? '';
    const outcome = outcomes[digit];
    if (outcome && ageMs >= outcomeAfterMs) return this.#change(order, outcome);
    if (digit !== waitsForEver && ageMs >= pushMs) {
      return this.#change(order, { state: 'FAIL', subState: 'CLIENT_PUSH_TIMEOUT' });
    }
    return order;
  }

  /** The buyer agrees in the app. */
  confirmInApp(orderId: string): Promise<void> {
    return this.#answerInApp(orderId, { state: 'IN_PROCESS', subState: 'WAITING_FOR_STORE_CONFIRM' });
  }

  /** The buyer declines in the app, or the bank does for another reason. */
  declineInApp(orderId: string, subState = 'REJECTED_BY_CLIENT'): Promise<void> {
    return this.#answerInApp(orderId, { state: 'FAIL', subState });
  }

  async #answerInApp(orderId: string, outcome: Pick<PartsOrder, 'state' | 'subState'>): Promise<void> {
    const order = this.find(orderId);
    if (order?.subState === 'WAITING_FOR_CLIENT') this.#change(order, outcome);
    await this.deliver();
  }

  /** Sends the callbacks that are due, once each: the shop polls. */
  async deliver(): Promise<void> {
    this.list();
    for (const { address, bytes } of this.#callbacks.splice(0)) {
      const headers = { 'content-type': 'application/json', signature: this.#sign(bytes).toString('base64') };
      await fetch(this.#reach(address), { method: 'POST', headers, body: new Uint8Array(bytes) }).catch(() => null);
    }
  }

  #sign(bytes: Uint8Array): Buffer {
    return createHmac('sha256', this.secret).update(bytes).digest();
  }

  #change(order: PartsOrder, change: Partial<PartsOrder>): PartsOrder {
    const after = { ...order, ...change };
    this.#orders.set(order.orderId, after);
    const isMoved = after.subState !== order.subState;
    const isTold = after.state === 'FAIL' || after.subState === 'WAITING_FOR_STORE_CONFIRM';
    if (isMoved && isTold && after.callbackUrl !== null && !this.areCallbacksDropped) {
      this.#callbacks.push({ address: after.callbackUrl, bytes: Buffer.from(JSON.stringify(stateMessage(after))) });
    }
    return after;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '').replace(/^\/api\/order\//, '');
    const bytes = await buffer(request);
    const fault = this.faults.takeFor(path);
    if (fault?.kind === 'silence') return;
    const { status, body } = this.#answer(request, path, bytes);
    if (fault?.kind === 'lost') request.socket.destroy();
    else if (fault) sendFault(response, fault);
    else
      response
        .writeHead(status, { 'content-type': 'application/json', 'trace-id': randomUUID() })
        .end(JSON.stringify(body));
  }

  #answer({ method, headers }: IncomingMessage, path: string, bytes: Buffer): Answer {
    if (method !== 'POST') return refused(404, 'not found');
    if (headers['store-id'] !== this.store) return refused(403, 'no such store');
    const given = Buffer.from(String(headers.signature ?? ''), 'base64');
    const right = this.#sign(bytes);
    if (given.length !== right.length || !timingSafeEqual(given, right)) return refused(401, 'wrong signature');
    const body: unknown = JSON.parse(bytes.toString('utf8'));
    if (path === 'create') return this.#create(body);
    const { data } = orderBody.safeParse(body);
    if (!data) return refused(400, 'no order_id');
    const order = this.find(data.order_id);
    if (!order) return refused(404, 'no such order');
    switch (path) {
      case 'state':
        return { status: 200, body: stateMessage(order) };
      case 'data':
        return { status: 200, body: dataMessage(order) };
      case 'check/paid':
        return { status: 200, body: { fully_paid: false, bank_can_return_money_to_card: true } };
      case 'confirm':
        return this.#confirm(order);
      case 'reject':
        return this.#reject(order);
      case 'return':
        return this.#return(order, body);
      default:
        return refused(404, 'not found');
    }
  }

  /** Idempotent: a repeat returns the same order. */
  #create(body: unknown): Answer {
    const read = createBody.safeParse(body);
    if (!read.success) return refused(400, `invalid ${read.error.issues[0]?.path.join('.')}`);
    const { store_order_id: storeOrderId, client_phone: phone, total_sum: totalSum, products } = read.data;
    const goods = products.reduce((sum, one) => sum + one.count * cents(one.sum), 0);
    if (goods !== cents(totalSum)) return refused(400, 'the products do not add up to total_sum');
    const known = [...this.#orders.values()].find((order) => order.storeOrderId === storeOrderId);
    if (known) return { status: 201, body: { order_id: known.orderId } };
    const orderId = randomUUID();
    this.#orders.set(orderId, {
      orderId,
      storeOrderId,
      phone,
      totalSum,
      callbackUrl: read.data.result_callback ?? null,
      createdMs: this.#nowMs(),
      state: 'IN_PROCESS',
      subState: 'WAITING_FOR_CLIENT',
      returns: [],
      confirmations: 0,
    });
    return { status: 201, body: { order_id: orderId } };
  }

  #confirm(order: PartsOrder): Answer {
    if (order.subState !== 'WAITING_FOR_STORE_CONFIRM') return refused(400, 'nothing to confirm');
    const confirmations = order.confirmations + 1;
    return {
      status: 200,
      body: stateMessage(this.#change(order, { state: 'SUCCESS', subState: 'ACTIVE', confirmations })),
    };
  }

  #reject(order: PartsOrder): Answer {
    if (order.state !== 'IN_PROCESS') return refused(400, 'too late to reject');
    return { status: 200, body: stateMessage(this.#change(order, { state: 'FAIL', subState: 'REJECTED_BY_STORE' })) };
  }

  #return(order: PartsOrder, body: unknown): Answer {
    const { data } = returnBody.safeParse(body);
    if (!data) return refused(400, 'invalid return');
    if (order.subState !== 'ACTIVE' && order.subState !== 'DONE') return refused(400, 'nothing to return');
    const { sum, store_return_id: storeReturnId } = data;
    if (order.returns.some((one) => one.storeReturnId === storeReturnId)) return refused(400, 'returned already');
    const returns = [...order.returns, { sum, storeReturnId, atMs: this.#nowMs() }];
    const left = cents(order.totalSum) - returns.reduce((all, one) => all + cents(one.sum), 0);
    if (left < 0) return refused(400, 'more than the price');
    this.#change(order, { returns, ...(left === 0 && { subState: 'RETURNED' }) });
    return { status: 200, body: { status: 'OK' } };
  }
}

const stateMessage = ({ orderId, state, subState }: PartsOrder) => ({
  order_id: orderId,
  state,
  order_sub_state: subState,
});

const dataMessage = ({ storeOrderId, totalSum, createdMs, returns }: PartsOrder) => ({
  store_order_id: storeOrderId,
  total_sum: totalSum,
  create_timestamp: new Date(createdMs).toISOString(),
  reverse_list: returns.map(({ sum, atMs }) => ({ sum, timestamp: new Date(atMs).toISOString() })),
});
