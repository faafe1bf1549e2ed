import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../../start-error.ts';
import { giveTree } from '../embedded/account.ts';
import { findBinaries, versionOf } from '../embedded/binaries.ts';
import { databaseFolder, type Home, newUnfinishedFolder, openHome } from '../embedded/home.ts';
import { startEmbeddedServer } from '../embedded-server.ts';
import { copyWithChecksum, type Manifest, readManifest, verifyFiles } from './manifest.ts';

export type RestoreStep = 'verifying' | 'copying' | 'starting';

type RestoreOptions = {
  readonly from: string;
  readonly dataDir: string;
  /** Puts what is there aside. */
  readonly isReplacing: boolean;
  readonly now: Date;
  readonly onStep: (step: RestoreStep, done?: number, total?: number) => void;
};

export type Restored = { readonly madeAt: string /** What was there before. */; readonly keptAside: readonly string[] };

/** Verifies the backup, copies it beside what is there, exchanges the two, and starts the database once; if it does not start, the old one comes back. */
export async function restoreBackup({ from, dataDir, isReplacing, now, onStep }: RestoreOptions): Promise<Restored> {
  const manifest = await readManifest(from);
  await requireSameVersion(manifest);
  onStep('verifying');
  await verifyFiles(from, manifest, (done) => onStep('verifying', done, manifest.files.length));
  const home = await openHome(dataDir);
  let moves: Move[];
  try {
    moves = await prepare(home, { from, dataDir, isReplacing, now, manifest, onStep });
  } finally {
    home.release();
  }
  onStep('starting');
  try {
    const server = await startEmbeddedServer({ dataDir });
    await server.stop();
  } catch (error) {
    await undo(moves);
    throw new StartError(
      `The restored database does not start, so everything is as it was before: ${error instanceof Error ? error.message : error}`,
      { cause: error },
    );
  }
  return { madeAt: manifest.madeAt, keptAside: moves.flatMap(({ aside }) => aside ?? []) };
}

async function requireSameVersion({ postgresVersion }: Manifest): Promise<void> {
  const installed = await versionOf(await findBinaries());
  if (majorOf(postgresVersion) !== majorOf(installed))
    throw new StartError(
      `The backup was made by PostgreSQL ${postgresVersion}, and PostgreSQL ${installed} is installed here: restore it with the version of the shop that made it.`,
    );
}

const majorOf = (version: string): string => version.split('.')[0] ?? version;

type Move = { readonly place: string; readonly aside: string | null };

async function prepare(
  home: Home,
  { from, dataDir, isReplacing, now, manifest, onStep }: RestoreOptions & { readonly manifest: Manifest },
): Promise<Move[]> {
  const places = {
    postgres: { place: databaseFolder(home.folder), arriving: newUnfinishedFolder(home.folder) },
    media: { place: path.join(dataDir, 'media'), arriving: path.join(dataDir, `media.new-${randomUUID()}`) },
  };
  const used = manifest.hasPictures ? [places.postgres, places.media] : [places.postgres];
  if (!isReplacing && (await exists(places.postgres.place)))
    throw new StartError(
      `${dataDir} has a database already: add --replace to put it aside and restore the backup in its place, or set DATA_DIR to another folder.`,
    );
  try {
    for (const { arriving } of used) await mkdir(arriving, { recursive: true, mode: 0o700 });
    const arrivingOf = (name: string) => {
      const [part, ...rest] = name.split('/');
      return path.join(part === 'media' ? places.media.arriving : places.postgres.arriving, ...rest);
    };
    for (const folder of manifest.folders) await mkdir(arrivingOf(folder), { recursive: true, mode: 0o700 });
    for (const [index, { path: name }] of manifest.files.entries()) {
      onStep('copying', index, manifest.files.length);
      await copyWithChecksum(path.join(from, name), arrivingOf(name), name);
    }
    await giveTree(home.account, places.postgres.arriving);
  } catch (error) {
    for (const { arriving } of used) await rm(arriving, { recursive: true, force: true });
    throw error;
  }
  const stamp = now.toISOString().replaceAll(/[:.]/g, '-');
  const moves: Move[] = [];
  for (const { place, arriving } of used) {
    const aside = (await exists(place)) ? `${place}.before-${stamp}` : null;
    if (aside) await rename(place, aside);
    await rename(arriving, place);
    moves.push({ place, aside });
  }
  return moves;
}

async function undo(moves: readonly Move[]): Promise<void> {
  for (const { place, aside } of moves) {
    await rm(place, { recursive: true, force: true });
    if (aside) await rename(aside, place);
  }
}

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );
