import type { DirectConnection, DirectUser, Notification } from './direct-connection.ts';

/** Consumer of the change feed. */
export type ChangeListener = {
  /** From here on no change is missed until `disconnected`. */
  connected(): void;
  /** A transaction was committed that changed what this cache tag stands for. */
  invalidate(tag: string): void;
  /** All changes committed before that moment (by `performance.now`) have been reported. */
  upToDate(asOfMs: number): void;
  /** Changes may be missed from here on. */
  disconnected(): void;
};

/** Upper bound of staleness: without a heartbeat of the change feed for so long, nothing is served from caches and replicas. */
export const maxStalenessMs = 1000;

export const changeChannel = 'shop_changes';

/** Receives the database's notifications of committed changes (LISTEN) on the direct connection. */
export async function startChangeFeed(direct: DirectConnection, listener: ChangeListener): Promise<void> {
  await direct.listen(changeChannel, ({ payload }: Notification) => listener.invalidate(payload ?? ''));
  const user: DirectUser = {
    connected: () => listener.connected(),
    upToDate: (asOfMs) => listener.upToDate(asOfMs),
    disconnected: () => listener.disconnected(),
  };
  await direct.add(user);
}
