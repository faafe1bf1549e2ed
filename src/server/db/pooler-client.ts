import pg from 'pg';
import type { DirectConnection, Notification } from './direct-connection.ts';

type Query = (...given: unknown[]) => unknown;

/**
 * The driver's client for a pooler in transaction mode, where each transaction may run in another session: statements have no names
 * (PostgreSQL's unnamed statement), and LISTEN goes to the direct connection.
 */
export function poolerClient(direct: DirectConnection): typeof pg.Client {
  // Drizzle takes a class with 'Pool' in its name for a pool, and would connect its clients again.
  class TransactionModeClient extends pg.Client {
    readonly #channels = new Set<string>();
    readonly #hear = (notification: Notification) => this.emit('notification', notification);

    constructor(config?: string | pg.ClientConfig) {
      super(config);
      this.once('end', () => this.#stopListening());
    }

    override query = ((config: unknown, ...rest: unknown[]): unknown => {
      const text = textOf(config);
      if (/^\s*listen\s/i.test(text)) return this.#listen(text);
      if (/^\s*unlisten\s/i.test(text)) return this.#stopListening();
      const send = super.query.bind(this) as Query;
      return send(isNamed(config) ? { ...config, name: undefined } : config, ...rest);
    }) as pg.Client['query'];

    async #listen(text: string): Promise<void> {
      for (const channel of channelsOf(text)) {
        this.#channels.add(channel);
        await direct.listen(channel, this.#hear);
      }
    }

    async #stopListening(): Promise<void> {
      for (const channel of this.#channels) direct.stopListening(channel, this.#hear);
      this.#channels.clear();
    }
  }
  return TransactionModeClient;
}

const isNamed = (config: unknown): config is object =>
  typeof config === 'object' && config !== null && 'name' in config && 'text' in config;

function textOf(config: unknown): string {
  if (typeof config === 'string') return config;
  return typeof config === 'object' && config !== null && 'text' in config ? String(config.text) : '';
}

const channelsOf = (text: string) =>
  [...text.matchAll(/listen\s+(?:"([^"]+)"|(\w+))/gi)].map(([, one, two]) => one ?? two ?? '');
