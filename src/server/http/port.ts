import { lookup } from 'node:dns/promises';
import { createServer } from 'node:net';
import { StartError } from '#server/start-error.ts';

type Listening = { readonly port: number; readonly host: string };

/** Checked before anything starts, so that the most common mistake (the shop already runs) fails fast. */
export async function requireFreePort(wanted: Listening): Promise<void> {
  try {
    // localhost is IPv4 and IPv6 on most machines; another server on either one would get a part of the requests.
    const addresses = await lookup(wanted.host, { all: true });
    const refusals: NodeJS.ErrnoException[] = [];
    for (const { address } of addresses) await tryToListen(wanted.port, address).catch((error) => refusals.push(error));
    const isSpare = ({ code }: NodeJS.ErrnoException) => code === 'EADDRNOTAVAIL' && refusals.length < addresses.length;
    const refusal = refusals.find((error) => !isSpare(error));
    if (refusal) throw refusal;
  } catch (error) {
    throw explainPort(error as NodeJS.ErrnoException, wanted);
  }
}

async function tryToListen(port: number, address: string): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(port, address, resolve));
  await new Promise<void>((resolve) => probe.close(() => resolve()));
}

export function explainPort(error: NodeJS.ErrnoException, { port, host }: Listening, name = 'PORT'): Error {
  const cause = { cause: error };
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port} is taken: stop what listens there, or choose another one, like ${name}=${port + 1} npm start.`,
        cause,
      );
    case 'EACCES':
      return new StartError(`Port ${port} needs more rights: choose one above 1024, like ${name}=3000.`, cause);
    case 'EADDRNOTAVAIL':
    case 'EAI_AGAIN':
    case 'EINVAL':
    case 'ENOTFOUND':
      return new StartError(
        `HOST=${host} is no address of this machine: use localhost, or 0.0.0.0 for all of them.`,
        cause,
      );
    default:
      return error;
  }
}
