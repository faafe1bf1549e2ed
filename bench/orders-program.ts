import { randomUUID } from 'node:crypto';
import { Clients } from './clients.ts';
import { type Measurement, type OrdersLoad, summarize } from './measurement.ts';
import { onTask } from './task.ts';

/** An order of three products. */
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

/** A random client address, since orders are rate-limited per address. */
const someAddress = () => `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 250)).join('.')}`;

const requestOf = (body: Buffer, host: string) =>
  Buffer.concat([
    Buffer.from(
      `POST /api/orders HTTP/1.1\r\nhost: ${host}\r\naccept-language: uk\r\nx-forwarded-for: ${someAddress()}\r\n` +
        `idempotency-key: ${randomUUID()}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`,
    ),
    body,
  ]);

async function run({
  origin,
  furtherOrigins,
  productIds,
  connections,
  warmUpMs,
  measureMs,
}: OrdersLoad): Promise<Measurement> {
  const { host } = new URL(origin);
  const carts = productIds.map((_, at) =>
    [0, 1, 2].map((step) => productIds[(at + 7 * step) % productIds.length] ?? ''),
  );
  const bodies = carts.map(bodyOf);
  const some = () => bodies[Math.floor(Math.random() * bodies.length)] ?? Buffer.alloc(0);
  const clients = new Clients({
    origins: [origin, ...furtherOrigins],
    connections,
    requestOf: () => requestOf(some(), host),
  });
  const latenciesMs = await clients.run(warmUpMs, measureMs);
  clients.close();
  return summarize(latenciesMs, measureMs);
}

onTask(run);
