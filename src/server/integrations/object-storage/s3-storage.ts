import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { isPrefix, type PictureStorage, parseKey, parsePrefix, StorageFailed } from '#server/modules/media/storage.ts';
import { createHttpClient, type HttpResponse } from '../http-client.ts';

export type S3StorageOptions = {
  /** For example `https://s3.eu-central-1.amazonaws.com` or `http://minio:9000`; the bucket is added to the path. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  timeoutMs?: number;
};

const EMPTY_SHA256 = createHash('sha256').digest('hex');

/** Any S3-compatible storage: AWS, Cloudflare R2, MinIO, Garage, Ceph. */
export function createS3Storage(options: S3StorageOptions): PictureStorage {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey, timeoutMs = 10_000 } = options;
  // It retries with back-off itself.
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const client = createHttpClient({
    service: 'The object storage',
    timeoutMs,
    Unavailable: StorageFailed,
    fetch: (url, init) => signer.fetch(url, init),
  });
  const bucketUrl = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`;

  async function send(
    method: string,
    path: string,
    init: { body?: Buffer; contentType?: string } = {},
  ): Promise<HttpResponse> {
    const { body, contentType } = init;
    const headers: Record<string, string> = {
      // The hash is part of the signature, which protects the body from changes in transit.
      'x-amz-content-sha256': body ? createHash('sha256').update(body).digest('hex') : EMPTY_SHA256,
    };
    if (contentType) headers['content-type'] = contentType;
    return client(`${method} ${path}`, `${bucketUrl}${path}`, {
      method,
      headers,
      ...(body && { body: new Uint8Array(body) }),
    });
  }

  function refused(method: string, path: string, answer: HttpResponse): StorageFailed {
    const code = errorCode(answer) ?? 'without a code';
    return new StorageFailed(`The object storage answered ${answer.status} ${code} (${method} ${path})`);
  }

  async function* list(query: Record<string, string>, tag: string): AsyncIterable<string> {
    let continuation: string | undefined;
    do {
      const search = new URLSearchParams({ 'list-type': '2', ...query });
      if (continuation) search.set('continuation-token', continuation);
      const path = `?${search}`;
      const answer = await send('GET', path);
      if (answer.status !== 200) throw refused('GET', path, answer);
      const xml = answer.bytes.toString('utf8');
      yield* tags(xml, tag);
      continuation = tags(xml, 'NextContinuationToken')[0];
    } while (continuation);
  }

  return {
    async put(key, bytes, contentType) {
      const { prefix, file } = parseKey(key);
      const path = `/${prefix}/${file}`;
      const answer = await send('PUT', path, { body: bytes, contentType });
      if (answer.status !== 200) throw refused('PUT', path, answer);
    },

    async read(key) {
      const { prefix, file } = parseKey(key);
      const path = `/${prefix}/${file}`;
      const answer = await send('GET', path);
      // A missing bucket is a configuration error, not a missing picture.
      if (answer.status === 404 && errorCode(answer) !== 'NoSuchBucket') return null;
      if (answer.status !== 200) throw refused('GET', path, answer);
      return { bytes: answer.bytes, contentType: answer.header('content-type') ?? 'application/octet-stream' };
    },

    async remove(prefix) {
      // With the slash, `abc` does not match the files of `abcd`.
      for await (const key of list({ prefix: `${parsePrefix(prefix)}/` }, 'Key')) {
        const { prefix: home, file } = parseKey(key);
        const path = `/${home}/${file}`;
        const answer = await send('DELETE', path);
        if (answer.status !== 204 && answer.status !== 200) throw refused('DELETE', path, answer);
      }
    },

    async *listPrefixes() {
      for await (const found of list({ delimiter: '/' }, 'Prefix')) {
        const prefix = found.replace(/\/$/, '');
        if (isPrefix(prefix)) yield prefix;
      }
    },
  };
}

function errorCode(answer: HttpResponse): string | undefined {
  return tags(answer.bytes.toString('utf8'), 'Code')[0];
}

/** The responses are flat and our keys plain, so that no XML parser is needed. */
function tags(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) =>
    text
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#34;', '"')
      .replaceAll('&amp;', '&'),
  );
}
