import { StartError } from '../start-error.ts';

/** Turns what the driver or the server said about a failed connection into one line that says what to do. */
export function explainRefusedConnection(error: unknown, url: string): StartError {
  if (error instanceof StartError) return error;
  const target = URL.parse(url);
  if (!target || !/^postgres(ql)?:$/.test(target.protocol)) {
    return new StartError(
      'DATABASE_URL is not an address of a PostgreSQL server: write it as postgres://user:password@host:5432/database, with special characters of the password percent-encoded.',
      { cause: error },
    );
  }
  const server = `${target.hostname || 'localhost'}:${target.port || 5432}`;
  const reason = reasons(server, target)[errorCode(error)] ?? `the database server at ${server} cannot be used`;
  const detail = error instanceof Error ? error.message : String(error);
  return new StartError(`Cannot connect to the database: ${reason} (${detail}).`, { cause: error });
}

function reasons(server: string, target: URL): Record<string, string> {
  const database = decodeURIComponent(target.pathname.slice(1)) || target.username;
  const unreachable = `nothing answers at ${server}; start the database server or correct the host in DATABASE_URL`;
  const hungUp = `${server} hung up; check that it is a PostgreSQL server and that it allows this connection`;
  const unauthorised = `${server} refused the user "${decodeURIComponent(target.username)}"; correct the user and password in DATABASE_URL`;
  return {
    ECONNREFUSED: unreachable,
    CONNECT_TIMEOUT: unreachable,
    ETIMEDOUT: unreachable,
    EHOSTUNREACH: unreachable,
    ENETUNREACH: unreachable,
    ENOTFOUND: `there is no host "${target.hostname}"; correct the host in DATABASE_URL`,
    EAI_AGAIN: `the host "${target.hostname}" cannot be looked up; correct it in DATABASE_URL or check the network`,
    '28P01': unauthorised,
    '28000': unauthorised,
    '3D000': `${server} has no database "${database}"; create it or correct its name in DATABASE_URL`,
    '57P03': `${server} is still starting or stopping; wait until it is ready and start the shop again`,
    '53300': `${server} has no free connections; raise max_connections there or stop other clients`,
    ECONNRESET: hungUp,
    CONNECTION_CLOSED: hungUp,
    CONNECTION_DESTROYED: hungUp,
    CONNECTION_ENDED: hungUp,
  };
}

export function errorCode(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error)) return '';
  return String(error.code);
}
