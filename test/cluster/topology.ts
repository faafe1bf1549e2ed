import path from 'node:path';
import { type SandboxBank, startBank } from '#sandbox/bank/bank.ts';
import { connectDatabase, type Database } from '#server/db/connection.ts';
import { type EmbeddedServer, startEmbeddedServer } from '#server/db/embedded-server.ts';
import { migrate } from '#server/db/migrate.ts';
import { makeCategory } from '#test/factories.ts';
import { freePort } from '#test/start/free-port.ts';
import { endAllShops, StartedShop } from '#test/start/started-shop.ts';
import { makeTempFolder, removeTempFolder } from '#test/start/temp-folder.ts';
import { Child, endChildren } from './child.ts';
import { ObjectStore } from './object-store.ts';
import { Pooler } from './pooler.ts';
import { programPath } from './provide-programs.ts';
import { Replica } from './replica.ts';

export const administrator = { email: 'owner@kraplyna.test', password: 'a long enough password' };

/** PostgreSQL with a replica, PgBouncer, Redis, an object store and the bank: what shops of a large installation share. */
export class Topology {
  readonly #place: string;
  readonly #server: EmbeddedServer;
  /** Past the pooler. */
  readonly database: Database;
  readonly replica: Replica;
  readonly pooler: Pooler;
  readonly bank: SandboxBank;
  readonly store: ObjectStore;
  readonly #redisUrl: string;

  private constructor(parts: {
    place: string;
    server: EmbeddedServer;
    database: Database;
    replica: Replica;
    pooler: Pooler;
    bank: SandboxBank;
    store: ObjectStore;
    redisUrl: string;
  }) {
    this.#place = parts.place;
    this.#server = parts.server;
    this.database = parts.database;
    this.replica = parts.replica;
    this.pooler = parts.pooler;
    this.bank = parts.bank;
    this.store = parts.store;
    this.#redisUrl = parts.redisUrl;
  }

  static async open(): Promise<Topology> {
    const place = await makeTempFolder();
    const server = await startEmbeddedServer({ dataDir: path.join(place, 'primary') });
    await migrate(server.url);
    const database = await connectDatabase(server.url);
    // Otherwise the first start fills in the demo catalogue.
    await makeCategory(database.db, { title: 'stocked' });
    const replica = await Replica.of(server, path.join(place, 'replica'));
    const pooler = await Pooler.before(server.url, path.join(place, 'pooler'));
    const redisPort = await freePort();
    const redis = new Child(programPath('redis-server'), [
      ...['--port', String(redisPort), '--bind', '127.0.0.1'],
      ...['--save', '', '--appendonly', 'no', '--dir', place],
    ]);
    await redis.listens(redisPort);
    const bank = await startBank({ dataDir: place, publicUrl: 'http://127.0.0.1:9', retryEveryMs: 60_000 });
    const store = await ObjectStore.open();
    const redisUrl = `redis://127.0.0.1:${redisPort}`;
    return new Topology({ place, server, database, replica, pooler, bank, store, redisUrl });
  }

  /** One process of the shop: the production build. */
  async startShop(name: string): Promise<StartedShop> {
    const shop = await StartedShop.start(path.join(this.#place, name), {
      DATABASE_URL: this.pooler.url,
      DATABASE_DIRECT_URL: this.#server.url,
      DATABASE_REPLICA_URLS: this.replica.url,
      REDIS_URL: this.#redisUrl,
      MONOBANK_URL: this.bank.url,
      MONOBANK_TOKEN: this.bank.token,
      SANDBOX: 'yes',
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      METRICS_PORT: String(await freePort()),
      ...this.store.settings,
    });
    return shop.isOpen();
  }

  async close(): Promise<void> {
    await endAllShops();
    await this.database.close();
    await this.bank.stop();
    await this.store.close();
    await endChildren();
    await this.#server.stop();
    await removeTempFolder(this.#place);
  }
}
