import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StorageFailed } from '#server/modules/media/storage.ts';
import { createS3Storage } from './s3-storage.ts';

const ID = '0199a3c2-7b11-7c35-8000-1f2e3d4c5b6a';
const OTHER = '0199a3c2-7b11-7c35-8000-1f2e3d4c5b6b';
const PAGE = 2;

type Stored = { bytes: Buffer; contentType: string };
type Answer = { status: number; type?: string; body?: Buffer | string };

let objects: Map<string, Stored>;
let unsigned: string[];
/** Injected fault: an error response, or none at all. */
let fault: Answer | 'silence' | null;
let server: Server;

beforeEach(async () => {
  objects = new Map();
  unsigned = [];
  fault = null;
  server = createServer((request, response) => {
    void answer(request).then(({ status, type, body }) => {
      if (fault === 'silence') return;
      response.writeHead(status, { 'content-type': type ?? 'application/xml' }).end(body);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

async function answer(request: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  if (!isSigned(request, body)) unsigned.push(`${request.method} ${request.url}`);
  if (fault && fault !== 'silence') return fault;

  const url = new URL(request.url ?? '', 'http://store');
  const [, bucket, ...rest] = url.pathname.split('/');
  if (bucket !== 'pictures') return { status: 404, body: '<Error><Code>NoSuchBucket</Code></Error>' };
  const key = rest.join('/');
  if (!key) return { status: 200, body: listing(url.searchParams) };
  if (request.method === 'PUT') {
    objects.set(key, { bytes: body, contentType: request.headers['content-type'] ?? '' });
    return { status: 200 };
  }
  if (request.method === 'DELETE') {
    objects.delete(key);
    return { status: 204 };
  }
  const found = objects.get(key);
  if (!found) return { status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' };
  return { status: 200, type: found.contentType, body: found.bytes };
}

function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const { authorization = '', 'x-amz-date': date = '', 'x-amz-content-sha256': sum } = request.headers;
  return (
    /^AWS4-HMAC-SHA256 Credential=key-id\/\d{8}\/eu-central-1\/s3\/aws4_request, SignedHeaders=[a-z0-9;-]*x-amz-content-sha256[a-z0-9;-]*, Signature=[0-9a-f]{64}$/.test(
      authorization,
    ) &&
    /^\d{8}T\d{6}Z$/.test(String(date)) &&
    sum === createHash('sha256').update(body).digest('hex')
  );
}

/** Two entries per page, so that longer lists need pagination. */
function listing(query: URLSearchParams): string {
  const delimiter = query.get('delimiter');
  const prefix = query.get('prefix') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix)).sort((a, b) => a.localeCompare(b));
  const entries = delimiter ? [...new Set(keys.map((key) => `${key.split(delimiter)[0]}${delimiter}`))] : keys;
  const after = query.get('continuation-token')?.replace('after&', '') ?? '';
  const page = entries.filter((entry) => entry > after).slice(0, PAGE);
  const last = page.at(-1);
  const hasMore = last !== undefined && last !== entries.at(-1);
  const tag = (entry: string) =>
    delimiter
      ? `<CommonPrefixes><Prefix>${entry}</Prefix></CommonPrefixes>`
      : `<Contents><Key>${entry}</Key></Contents>`;
  const next = hasMore ? `<NextContinuationToken>after&amp;${last}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult><Prefix>${prefix}</Prefix>${page.map(tag).join('')}${next}</ListBucketResult>`;
}

function storage(overrides: { bucket?: string; timeoutMs?: number } = {}) {
  const { port } = server.address() as AddressInfo;
  return createS3Storage({
    endpoint: `http://127.0.0.1:${port}/`,
    region: 'eu-central-1',
    bucket: 'pictures',
    accessKeyId: 'key-id',
    secretAccessKey: 'secret',
    ...overrides,
  });
}

describe('the object storage', () => {
  it('returns the stored bytes with their content type, over signed requests', async () => {
    const bytes = Buffer.from(Array.from({ length: 256 }, (_, value) => value));

    await storage().put(`${ID}/480.avif`, bytes, 'image/avif');

    expect(objects.get(`${ID}/480.avif`)).toEqual({ bytes, contentType: 'image/avif' });
    expect(await storage().read(`${ID}/480.avif`)).toEqual({ bytes, contentType: 'image/avif' });
    expect(await storage().read(`${ID}/960.avif`)).toBeNull();
    expect(unsigned).toEqual([]);
  });

  it('deletes one picture with all its widths, with pagination', async () => {
    for (const width of [240, 480, 700]) {
      await storage().put(`${ID}/${width}.avif`, Buffer.from('a'), 'image/avif');
      await storage().put(`${ID}/${width}.webp`, Buffer.from('a'), 'image/webp');
    }
    await storage().put(`${OTHER}/240.webp`, Buffer.from('b'), 'image/webp');

    await storage().remove(ID);

    expect([...objects.keys()]).toEqual([`${OTHER}/240.webp`]);
    expect(unsigned).toEqual([]);
  });

  it('lists its pictures with pagination', async () => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    for (const id of ids) await storage().put(`${id}/240.webp`, Buffer.from(id), 'image/webp');

    const found: string[] = [];
    for await (const id of storage().listPrefixes()) found.push(id);
    expect(found).toEqual(ids);
  });

  it('refuses invalid keys', async () => {
    await expect(storage().read(`${ID}/../x.webp`)).rejects.toThrow(TypeError);
    await expect(storage().put('a?b/x.webp', Buffer.from('x'), 'image/webp')).rejects.toThrow(TypeError);
    await expect(storage().remove('')).rejects.toThrow(TypeError);
    expect(objects.size).toBe(0);
  });

  it('reports the error of the storage', async () => {
    fault = { status: 403, body: '<?xml version="1.0"?><Error><Code>SignatureDoesNotMatch</Code></Error>' };

    const written = storage().put(`${ID}/480.avif`, Buffer.from('x'), 'image/avif');

    await expect(written).rejects.toThrow(StorageFailed);
    await expect(written).rejects.toThrow('answered 403 SignatureDoesNotMatch');
  });

  it('distinguishes a missing bucket from a missing picture', async () => {
    await expect(storage({ bucket: 'elsewhere' }).read(`${ID}/480.avif`)).rejects.toThrow('404 NoSuchBucket');
  });

  it('times out', async () => {
    fault = 'silence';

    await expect(storage({ timeoutMs: 100 }).read(`${ID}/480.avif`)).rejects.toThrow('did not answer in 100 ms');
  });

  it('reports an unavailable storage', async () => {
    const away = storage();
    await new Promise((done) => server.close(done));

    await expect(away.read(`${ID}/480.avif`)).rejects.toThrow('cannot be reached');
  });
});
