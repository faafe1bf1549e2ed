// A shop of nothing but its database, to be started and killed by the tests. Says what happens in lines of JSON.
import { startEmbeddedServer } from '#server/db/embedded-server.ts';
import { StartError } from '#server/start-error.ts';

const [dataDir = '', durability] = process.argv.slice(2);
const say = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`);

try {
  const server = await startEmbeddedServer({
    dataDir,
    durable: durability !== 'not-durable',
    onProgress: (step) => say({ step }),
    onCrash: (lastWords) => say({ crash: lastWords }),
    onRestart: () => say({ restarted: true }),
    onGivingUp: (reason) => say({ givenUp: reason }),
  });
  // A shop has its HTTP server: it lives on without a database, until it is stopped.
  setInterval(() => undefined, 60_000);
  process.on('SIGTERM', async () => {
    await server.stop();
    say({ stopped: true });
    process.exit(0);
  });
  process.on('SIGINT', () => say({ interrupted: true }));
  process.on('SIGUSR2', () => process.exit(3));
  say({ url: server.url, dataFolder: server.dataFolder });
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  say({ refusal: error.message, kind: error.name });
  process.exit(1);
}
