import { type ReactNode, Suspense, use } from 'react';
import { describe, expect, it } from 'vitest';
import { renderToBuffer } from './render-to-buffer.server.ts';

const never = new Promise<never>(() => undefined);

function Waits({ for: awaited, thenFails = false }: { for: Promise<string>; thenFails?: boolean }) {
  const text = use(awaited);
  if (thenFails) throw new Error('broken');
  return <p>{text}</p>;
}

function Fails(): ReactNode {
  throw new Error('broken');
}

async function render(page: ReactNode, timeoutMs?: number) {
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push((error as Error).message);
  const result = await renderToBuffer(page, { onError, timeoutMs }).then(String, (error: Error) => error.message);
  return { result, errors };
}

describe('rendering to a buffer', () => {
  it('waits for the whole page, however long it is', async () => {
    const long = 'довго '.repeat(200_000);
    const { result, errors } = await render(
      <Suspense fallback="soon">
        <Waits for={Promise.resolve(long)} />
      </Suspense>,
    );
    expect(result).toContain(`<p>${long}</p>`);
    expect(result).not.toContain('soon');
    expect(errors).toEqual([]);
  });

  it('rejects if the page fails outside of all boundaries', async () => {
    expect(await render(<Fails />)).toEqual({ result: 'broken', errors: [] });
  });

  it('rejects once if the page fails late and another boundary ends after that', async () => {
    const awaited = Promise.resolve('text');
    const page = (
      <div>
        <Waits for={awaited} thenFails />
        <Suspense>
          <Waits for={awaited} />
        </Suspense>
      </div>
    );
    expect((await render(page)).result).toBe('broken');
  });

  it('reports what a boundary caught, while the shell renders and after it', async () => {
    const page = (
      <div>
        <Suspense fallback="at once">
          <Fails />
        </Suspense>
        <Suspense fallback="late">
          <Waits for={Promise.resolve('text')} thenFails />
        </Suspense>
      </div>
    );
    const { result, errors } = await render(page);
    expect(result).toContain('at once');
    expect(result).toContain('late');
    expect(errors).toEqual(['broken', 'broken']);
  });

  it.each([
    ['the shell', <Waits key="page" for={never} />],
    [
      'a boundary',
      <Suspense key="page">
        <Waits for={never} />
      </Suspense>,
    ],
  ])('rejects when %s never ends', async (_, page) => {
    expect((await render(page, 20)).result).toBe('Rendering took more than 20 ms');
  });
});
