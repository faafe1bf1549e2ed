import { readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../../start-error.ts';

const SQLITE_BUSY = 5;

export class DataFolderInUseError extends StartError {
  override name = 'DataFolderInUseError';
  readonly pid: number | null;

  constructor(folder: string, options: { pid: number | null; cause: unknown }) {
    const holder = options.pid ? ` (pid ${options.pid})` : '';
    super(
      `Data folder ${folder} is in use by another shop${holder}: stop it, or set DATA_DIR to another folder.`,
      options,
    );
    this.pid = options.pid;
  }
}

export type FolderLock = { release(): void };

/**
 * Locks a folder until `release` or the end of the process. Node has no file locks, but its SQLite has: an exclusive transaction
 * on an empty file is a lock of the operating system. So `kill -9` releases it, it is never stale, and it works between
 * containers that share the folder.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const pidFile = path.join(folder, 'shop.pid');
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(path.join(folder, 'shop.lock'));
    lock.exec('BEGIN EXCLUSIVE');
    await writeFile(pidFile, `${process.pid}\n`);
  } catch (error) {
    lock?.close();
    if (isBusy(error)) throw new DataFolderInUseError(folder, { pid: readPid(pidFile), cause: error });
    await revealReason(folder);
    throw error;
  }
  const held = lock;
  return { release: () => held.close() };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

/** Only for the message: just after the lock was taken the file may still name the previous holder. */
function readPid(file: string): number | null {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || null;
  } catch {
    return null;
  }
}

/** SQLite only reports "unable to open"; writing a file fails with the actual reason. */
async function revealReason(folder: string): Promise<void> {
  const probe = path.join(folder, `.probe-${process.pid}`);
  try {
    await writeFile(probe, 'x');
  } finally {
    await rm(probe, { force: true });
  }
}
