import { StartError } from '../start-error.ts';

/** The keys of all tables are made by uuidv7(), which PostgreSQL has since 18. */
const MINIMUM_MAJOR = 18;

export function requireServerVersion(versionNumber: number, version: string): void {
  if (versionNumber >= MINIMUM_MAJOR * 10_000) return;
  throw new StartError(
    `The database server is PostgreSQL ${version}, but the shop needs ${MINIMUM_MAJOR} or newer: upgrade it, or leave DATABASE_URL empty to use the shop's own.`,
  );
}
