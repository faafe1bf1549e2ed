import { createServer } from 'node:http';
import { StartError } from '#server/start-error.ts';

type Listening = { readonly port: number; readonly host: string };

/** Asked before anything is started, so that the usual mistake (a shop already runs) costs nobody a minute. */
export async function requireFreePort(wanted: Listening): Promise<void> {
  const probe = createServer();
  const listening = new Promise<void>((resolve, reject) => {
    probe.once('error', reject).listen(wanted.port, wanted.host, resolve);
  });
  await listening.catch((error) => {
    throw explainPort(error, wanted);
  });
  await new Promise<void>((resolve) => probe.close(() => resolve()));
}

export function explainPort(error: NodeJS.ErrnoException, { port, host }: Listening): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port} is taken: stop what listens there, or choose another one, like PORT=${port + 1} npm start.`,
      );
    case 'EACCES':
      return new StartError(`Port ${port} needs more rights: choose one above 1024, like PORT=3000.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`HOST=${host} is no address of this machine: use localhost, or 0.0.0.0 for all of them.`);
    default:
      return error;
  }
}
