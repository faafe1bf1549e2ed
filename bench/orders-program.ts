import { randomUUID } from 'node:crypto';
import { Askers } from './askers.ts';
import { type Measurement, type OrdersLoad, summarize } from './measurement.ts';
import { onTask } from './task.ts';

/** Three kinds of goods, as many of each as people buy. */
const bodyOf = (products: readonly string[]) =>
  Buffer.from(
    JSON.stringify({
      firstName: 'Олена',
      lastName: 'Коваль',
      phone: '+380671234567',
      email: 'bench@kraplyna.test',
      deliveryAddress: {
        delivery: 'Нова пошта',
        region: 'Львівська область',
        city: 'Львів',
        address: 'Відділення №5: вул. Данилишина, 6',
      },
      paymentMethod: 'Оплата карткою онлайн',
      products: products.map((product, at) => ({ product, cartQuantity: at + 1 })),
    }),
  );

/** Buyers from everywhere, since the shop takes only so many orders a minute from one address. */
const someAddress = () => `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 250)).join('.')}`;

const requestOf = (body: Buffer, host: string) =>
  Buffer.concat([
    Buffer.from(
      `POST /api/orders HTTP/1.1\r\nhost: ${host}\r\naccept-language: uk\r\nx-forwarded-for: ${someAddress()}\r\n` +
        `idempotency-key: ${randomUUID()}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`,
    ),
    body,
  ]);

async function run({ origin, productIds, connections, warmUpMs, measureMs }: OrdersLoad): Promise<Measurement> {
  const { host } = new URL(origin);
  const carts = productIds.map((_, at) =>
    [0, 1, 2].map((step) => productIds[(at + 7 * step) % productIds.length] ?? ''),
  );
  const bodies = carts.map(bodyOf);
  const some = () => bodies[Math.floor(Math.random() * bodies.length)] ?? Buffer.alloc(0);
  const askers = new Askers({ origin, connections, requestOf: () => requestOf(some(), host) });
  const tookMs = await askers.askFor(warmUpMs, measureMs);
  askers.hangUp();
  return summarize(tookMs, measureMs);
}

onTask(run);
