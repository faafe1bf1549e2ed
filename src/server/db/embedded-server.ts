import { rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { Deadline } from '../deadline.ts';
import { reachableBinaries } from './embedded/binaries.ts';
import { type Cluster, ensureCluster, SHOP } from './embedded/cluster.ts';
import { explainFailure } from './embedded/failure.ts';
import { databaseFolder, type Home, openHome } from './embedded/home.ts';
import { endDatabaseProcesses, findDatabaseProcesses } from './embedded/processes.ts';
import { type ServerOptions, type ServerProcess, startServerProcess } from './embedded/server-process.ts';
import { type SupervisionEvents, Supervisor } from './embedded/supervisor.ts';

/** Slow steps, for progress output. */
export type EmbeddedServerStep = 'copying-programs' | 'creating-database' | 'stopping-abandoned-server' | 'starting';

export type EmbeddedServerOptions = SupervisionEvents & {
  dataDir: string;
  /** `false` disables fsync for speed: only for disposable data. */
  durable?: boolean;
  onProgress?: (step: EmbeddedServerStep) => void;
  log?: (line: string) => void;
};

export type EmbeddedServer = {
  url: string;
  /** In the data folder, or where the database's account has access. */
  dataFolder: string;
  stop(deadline?: Deadline): Promise<void>;
  /** Stops the server and deletes its data if it is outside the data folder. */
  destroy(): Promise<void>;
};

/** Without a deadline from the caller. */
const stopPatienceMs = 6000;

/**
 * The embedded PostgreSQL. Recovers from what an earlier or killed start left behind, or reports why it cannot. After a crash it
 * is restarted on the same port.
 */
export async function startEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const { dataDir, durable: isDurable = true, onProgress = () => undefined, log = () => undefined } = options;
  let home: Home | undefined;
  let server: ServerProcess | undefined;
  try {
    home = await openHome(dataDir);
    const { folder, account } = home;
    const binaries = await reachableBinaries(account, folder, () => onProgress('copying-programs'));
    const onCreate = () => onProgress('creating-database');
    const cluster = await ensureCluster({ home: folder, account, initdb: binaries.initdb, isDurable, onCreate });
    if ((await findDatabaseProcesses(cluster.folder)).length > 0) onProgress('stopping-abandoned-server');
    await clearAbandoned(cluster);
    onProgress('starting');
    const running: ServerOptions = {
      postgres: binaries.postgres,
      clusterFolder: cluster.folder,
      account,
      isDurable,
      log,
    };
    server = await startServerProcess(running);
    const { port } = server;
    const url = await ensureDatabase(cluster, port);
    const supervisor = new Supervisor(server, {
      ...options,
      start: async (stopped) => {
        await clearAbandoned(cluster);
        return startServerProcess({ ...running, port, stopped });
      },
    });
    return serving(home, supervisor, url);
  } catch (error) {
    await server?.stop(new Deadline(stopPatienceMs));
    home?.release();
    throw explainFailure(error, home?.folder ?? path.resolve(dataDir));
  }
}

/** We hold the folder lock, so a server that still runs there is orphaned, and a pid file is stale. */
async function clearAbandoned(cluster: Cluster): Promise<void> {
  await endDatabaseProcesses(cluster.folder);
  await rm(path.join(cluster.folder, 'postmaster.pid'), { force: true });
}

async function ensureDatabase({ password }: Cluster, port: number): Promise<string> {
  const address = (database: string) => `postgres://${SHOP}:${password}@127.0.0.1:${port}/${database}`;
  const client = new pg.Client({ connectionString: address('postgres') });
  try {
    await client.connect();
    const { rowCount } = await client.query('select from pg_database where datname = $1', [SHOP]);
    if (rowCount === 0) await client.query(`create database ${SHOP}`);
  } finally {
    await client.end();
  }
  return address(SHOP);
}

function serving(home: Home, supervisor: Supervisor, url: string): EmbeddedServer {
  const stop = async (deadline = new Deadline(stopPatienceMs)) => {
    await supervisor.stop(deadline);
    home.release();
  };
  return {
    url,
    dataFolder: databaseFolder(home.folder),
    stop,
    destroy: async () => {
      await stop();
      if (home.isPublic) await rm(home.folder, { recursive: true, force: true });
    },
  };
}
