import { getCategory, listMenuCategories } from '#contracts/categories.ts';
import type { Call } from '#contracts/kit/endpoint.ts';
import { isProblem } from '#contracts/kit/problem.ts';
import { writeQuery } from '#contracts/kit/query-string.ts';
import type { PagesBuild } from '#server/http/pages.ts';

type Loader = (args: { request: Request; params: Record<string, string | undefined> }) => Promise<Response>;

const html = (text: string, status = 200) =>
  Object.assign(new Response(null, { status, headers: { 'content-type': 'text/html; charset=utf-8' } }), {
    html: Buffer.from(`<!doctype html><script>shop()</script>${text}`),
    scripts: ['shop()'],
  });

/** A stub of the server build: a few routes that show how the server caches, compresses and refuses pages. */
export class StubPages {
  /** One entry per render. */
  readonly rendered: string[] = [];
  /** Awaited by the menu page after it has loaded its data. */
  beforeResponse: () => Promise<void> = async () => undefined;
  #call: Call | undefined;

  get build(): PagesBuild {
    const loaders: Record<string, Loader> = {
      menu: () => this.#menu(),
      'confirm-registration/:token': () => this.#menu(),
      'reset-password/:token': () => this.#menu(),
      'notify/stop/:token': () => this.#menu(),
      'category/:title': ({ params }) => this.#category(params.title ?? ''),
      forgiving: () => this.#forgiving(),
      broken: () => Promise.reject(new Error('a page that breaks')),
      plain: async () => html('nothing from the database'),
    };
    const page = ([path, loader]: [string, Loader]) => {
      const counted: Loader = (args) => {
        const { pathname, search } = new URL(args.request.url);
        this.rendered.push(pathname + search);
        return loader(args);
      };
      const handle = { search: (query: URLSearchParams) => writeQuery({ a: query.getAll('a'), b: query.getAll('b') }) };
      return [path, { id: path, path, module: { loader: counted, ...(path === 'menu' && { handle }) } }];
    };
    const setServerTransport = (call: Call) => {
      this.#call = call;
    };
    return {
      // React Router would print what it cannot report.
      entry: { module: { default: () => html('', 500), handleError: () => undefined, setServerTransport } },
      routes: Object.fromEntries(Object.entries(loaders).map(page)),
      assets: { version: '1', routes: {}, entry: { imports: [], module: '' }, url: '' },
      publicPath: '/',
      assetsBuildDirectory: '',
      future: {},
      ssr: true,
      isSpaMode: false,
      prerender: [],
      routeDiscovery: { mode: 'initial', manifestPath: '' },
    } as unknown as PagesBuild;
  }

  get #callApi(): Call {
    if (!this.#call) throw new Error('The server passes the API caller before it renders a page');
    return this.#call;
  }

  async #menu(): Promise<Response> {
    const { data } = await this.#callApi(listMenuCategories, {});
    await this.beforeResponse();
    return html(`${data.map(({ name }) => name).join(', ')}. ${'Long enough to be compressed. '.repeat(50)}`);
  }

  async #category(title: string): Promise<Response> {
    try {
      return html((await this.#callApi(getCategory, { params: { title } })).data.name);
    } catch (error) {
      if (isProblem(error)) return html('no such category', error.status);
      throw error;
    }
  }

  /** Falls back to an empty menu when the database is down. */
  async #forgiving(): Promise<Response> {
    const menu = await this.#callApi(listMenuCategories, {}).catch(() => ({ data: [] }));
    return html(`${menu.data.length} categories`);
  }
}
