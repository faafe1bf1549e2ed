import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { Refusal } from '#server/errors.ts';
import { mediaRoutes } from './media.routes.ts';

const ID = '0199a3c2-7b11-7c35-8000-1f2e3d4c5b6a';
const bytes = Buffer.from([1, 2, 3]);

function door() {
  const asked: string[] = [];
  const app = fastify();
  const media = {
    async readFile(id: string, file: string) {
      asked.push(`${id}/${file}`);
      if (file === '1600.webp') throw new Refusal('UNAVAILABLE');
      return id === ID && file === '480.webp' ? { bytes, contentType: 'image/webp' } : null;
    },
  };
  void app.register(mediaRoutes, { media });
  return { app, asked };
}

describe('the address of a picture', () => {
  it('serves the picture as immutable, without MIME sniffing', async () => {
    const answer = await door().app.inject(`/media/${ID}/480.webp`);

    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload).toEqual(bytes);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'",
      'content-length': '3',
    });
  });

  it('answers HEAD like GET, without the bytes', async () => {
    const answer = await door().app.inject({ method: 'HEAD', url: `/media/${ID}/480.webp` });

    expect([answer.statusCode, answer.headers['content-length'], answer.rawPayload.length]).toEqual([200, '3', 0]);
  });

  it('responds 304 to a matching ETag, without reading the storage', async () => {
    const { app, asked } = door();
    const first = await app.inject(`/media/${ID}/480.webp`);
    const headers = { 'if-none-match': `"other", W/${first.headers.etag}` };

    const second = await app.inject({ url: `/media/${ID}/480.webp`, headers });

    expect([second.statusCode, second.body, second.headers.etag]).toEqual([304, '', first.headers.etag]);
    expect(asked).toHaveLength(1);
    expect(
      (await app.inject({ url: `/media/${ID}/480.webp`, headers: { 'if-none-match': '"other"' } })).statusCode,
    ).toBe(200);
  });

  it('responds 404 without caching for an unknown picture, in the requested language', async () => {
    const answer = await door().app.inject({ url: `/media/${ID}/960.webp`, headers: { 'accept-language': 'en' } });

    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({
      status: false,
      code: 'NOT_FOUND',
      message: 'There is no such thing here',
      data: {},
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('responds 503 without details when the storage is unavailable', async () => {
    const answer = await door().app.inject({ url: `/media/${ID}/1600.webp`, headers: { 'accept-language': 'en' } });

    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ status: false, code: 'UNAVAILABLE', data: {} });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each([
    `/media/${ID}/480.svg`,
    `/media/${ID}/..%2f..%2fsecret.webp`,
    '/media/..%2fother/480.webp',
    `/media/${ID}/480.webp%00`,
    `/media/${ID.toUpperCase()}/480.webp`,
  ])('does not read the storage for %s', async (url) => {
    const { app, asked } = door();

    expect((await app.inject(url)).statusCode).toBe(404);
    expect(asked).toEqual([]);
  });
});
