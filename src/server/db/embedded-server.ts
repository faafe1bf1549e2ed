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

/** The steps that take a while, for whoever shows progress. */
export type EmbeddedServerStep = 'copying-programs' | 'creating-database' | 'stopping-abandoned-server' | 'starting';

export type EmbeddedServerOptions = SupervisionEvents & {
  dataDir: string;
  /** `false` trades safety for speed: only for data that nobody will miss. */
  durable?: boolean;
  onProgress?: (step: EmbeddedServerStep) => void;
  log?: (line: string) => void;
};

export type EmbeddedServer = {
  url: string;
  /** Where the data really is: beside the other data, or in a place that the database's account may enter. */
  dataFolder: string;
  stop(deadline?: Deadline): Promise<void>;
  /** Stops and deletes everything that was made. */
  destroy(): Promise<void>;
};

/** For a stop that nobody set a deadline for. */
const stopPatienceMs = 6000;

/**
 * The shop's own PostgreSQL. Whatever an earlier start or a killed one left behind, this one mends it or says why not. One
 * that ends by itself is started again at the same address.
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

/** We hold the folder, so a server that still runs in it has lost its shop, and a pid file without one is stale. */
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
