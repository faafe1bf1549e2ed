import { StartError } from '../start-error.ts';

/** Checked first, since the driver would take any other text for the path of a socket. */
export function requireAddress(url: string): void {
  if (/^postgres(ql)?:$/.test(URL.parse(url)?.protocol ?? '')) return;
  throw new StartError(
    'DATABASE_URL is not an address of a PostgreSQL server: write it as postgres://user:password@host:5432/database, with special characters of the password percent-encoded.',
  );
}

/** Maps an error of the driver or the server to one line that says what to do. */
export function explainRefusedConnection(error: unknown, url: string): StartError {
  if (error instanceof StartError) return error;
  const target = new URL(url);
  const code = errorCode(error);
  const detail = (error instanceof Error && error.message) || code;
  const server = `${target.hostname || 'localhost'}:${target.port || 5432}`;
  const reason = reasons(server, target).find(([pattern]) => pattern.test(`${code} ${detail}`))?.[1];
  const sentence = reason ?? `the database server at ${server} cannot be used`;
  return new StartError(`Cannot connect to the database: ${sentence} (${detail}).`, { cause: error });
}

/** The driver's own errors have no codes, so they are matched by their text. */
function reasons(server: string, target: URL): [RegExp, string][] {
  const user = decodeURIComponent(target.username);
  const database = decodeURIComponent(target.pathname.slice(1)) || user;
  return [
    [/^ENOTFOUND/, `there is no host "${target.hostname}"; correct the host in DATABASE_URL`],
    [
      /^EAI_AGAIN/,
      `the host "${target.hostname}" cannot be looked up; correct it in DATABASE_URL or check the network`,
    ],
    [
      /^(ECONNREFUSED|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)|timeout/,
      `nothing answers at ${server}; start the database server or correct the host in DATABASE_URL`,
    ],
    [
      /^(28P01|28000)|password must be a string/,
      `${server} refused the user "${user}"; correct the user and password in DATABASE_URL`,
    ],
    [/^3D000/, `${server} has no database "${database}"; create it or correct its name in DATABASE_URL`],
    [/^57P03/, `${server} is still starting or stopping; wait until it is ready and start the shop again`],
    [/^53300/, `${server} has no free connections; raise max_connections there or stop other clients`],
    [
      /^(ECONNRESET|EPIPE)|terminated unexpectedly/,
      `${server} hung up; check that it is a PostgreSQL server and that it allows this connection`,
    ],
    [/does not support SSL/, `${server} does not speak TLS; take sslmode out of DATABASE_URL`],
  ];
}

export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** For `uuidv7()`, the default of all primary keys. */
const MINIMUM_MAJOR = 18;

export function requireServerVersion(versionNumber: number, version: string): void {
  if (versionNumber >= MINIMUM_MAJOR * 10_000) return;
  throw new StartError(
    `The database server is PostgreSQL ${version}, but the shop needs ${MINIMUM_MAJOR} or newer: upgrade it, or leave DATABASE_URL empty to use the shop's own.`,
  );
}
