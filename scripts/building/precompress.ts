import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from '../list-files.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const isText = (file: string) => /\.(js|css|svg|json|txt|html|webmanifest|ico)$/.test(file);

/**
 * Writes `x.js.br` and `x.js.gz` next to `x.js` at the highest compression level: seconds at build time, nothing per request. Skips files that would
 * not get smaller. Returns the number of files written.
 */
export async function precompress(root: string, folder: string): Promise<number> {
  const made = await Promise.all(
    listFiles(root, folder)
      .filter(isText)
      .map(async (file) => {
        const content = await readFile(join(root, file));
        const brotliOptions = {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength },
        };
        const versions = [
          { extension: 'br', bytes: await toBrotli(content, brotliOptions) },
          { extension: 'gz', bytes: await toGzip(content, { level: 9 }) },
        ].filter(({ bytes }) => bytes.byteLength < content.byteLength);
        await Promise.all(versions.map(({ extension, bytes }) => writeFile(join(root, `${file}.${extension}`), bytes)));
        return versions.length;
      }),
  );
  return made.reduce((sum, count) => sum + count, 0);
}
