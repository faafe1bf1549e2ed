import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyPluginCallback } from 'fastify';

const fonts = ['manrope', 'cormorant'].flatMap((family) =>
  ['cyrillic', 'latin'].map((script) => ({
    name: `${family}-${script}.woff2`,
    file: `@fontsource-variable/${family}/files/${family}-${script}-wght-normal.woff2`,
  })),
);

/** Style sheets of the stand-ins' pages: path and file. */
const sheets: Record<string, URL> = {
  '/sandbox/look.css': new URL('./look.css', import.meta.url),
  '/sandbox/mail.css': new URL('../mailbox/mailbox.css', import.meta.url),
  '/sandbox/receipts.css': new URL('../cash-register/receipts.css', import.meta.url),
  '/sandbox/bank.css': new URL('../bank/bank.css', import.meta.url),
  '/sandbox/parcels.css': new URL('../carrier/carrier.css', import.meta.url),
};

export const sandboxLook: FastifyPluginCallback = (app, _options, done) => {
  for (const [address, file] of Object.entries(sheets)) {
    app.get(address, async (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type('text/css; charset=utf-8')
        .send(await readFile(file)),
    );
  }
  for (const { name, file } of fonts) {
    app.get(`/sandbox/fonts/${name}`, async (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=86400')
        .type('font/woff2')
        .send(await readFile(fileURLToPath(import.meta.resolve(file)))),
    );
  }
  done();
};
