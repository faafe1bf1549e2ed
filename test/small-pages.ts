import { getCategory, listMenuCategories } from '#contracts/categories.ts';
import type { Call } from '#contracts/kit/endpoint.ts';
import { isProblem } from '#contracts/kit/problem.ts';
import { writeQuery } from '#contracts/kit/query-string.ts';
import type { PagesBuild } from '#server/http/pages.ts';

type Loader = (question: { request: Request; params: Record<string, string | undefined> }) => Promise<Response>;

const html = (text: string, status = 200) =>
  Object.assign(new Response(null, { status, headers: { 'content-type': 'text/html; charset=utf-8' } }), {
    html: `<!doctype html><script>shop()</script>${text}`,
    scripts: ['shop()'],
  });

/** As few pages as it takes to see how the server treats them, without a build of the real ones. */
export class SmallPages {
  /** How often each address was rendered. */
  readonly rendered: string[] = [];
  /** Awaited by every page after it has its data. */
  beforeAnswer: () => Promise<void> = async () => undefined;
  #call: Call | undefined;

  get build(): PagesBuild {
    const loaders: Record<string, Loader> = {
      menu: () => this.#menu(),
      'confirm-registration/:token': () => this.#menu(),
      'reset-password/:token': () => this.#menu(),
      'category/:title': ({ params }) => this.#category(params.title ?? ''),
      forgiving: () => this.#forgiving(),
      broken: () => Promise.reject(new Error('a page that breaks')),
      plain: async () => html('nothing from the database'),
    };
    const page = ([path, loader]: [string, Loader]) => {
      const counted: Loader = (question) => {
        const { pathname, search } = new URL(question.request.url);
        this.rendered.push(pathname + search);
        return loader(question);
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

  get #door(): Call {
    if (!this.#call) throw new Error('The door opens before a page is rendered');
    return this.#call;
  }

  async #menu(): Promise<Response> {
    const { data } = await this.#door(listMenuCategories, {});
    await this.beforeAnswer();
    return html(`${data.map(({ name }) => name).join(', ')}. ${'Long enough to be compressed. '.repeat(50)}`);
  }

  async #category(title: string): Promise<Response> {
    try {
      return html((await this.#door(getCategory, { params: { title } })).data.name);
    } catch (error) {
      if (isProblem(error)) return html('no such category', error.status);
      throw error;
    }
  }

  /** A page that opens without its menu when the database is away. */
  async #forgiving(): Promise<Response> {
    const menu = await this.#door(listMenuCategories, {}).catch(() => ({ data: [] }));
    return html(`${menu.data.length} categories`);
  }
}
