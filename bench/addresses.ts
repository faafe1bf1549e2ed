const sorts = ['new', '-1', '1'];
const perPage = 30;
const mostPages = 3;
const productCount = 200;

/** Search queries: whole and partial names, other alphabets, keyboard layouts, typos and inflections. */
const queries = [
  'chanel',
  'шанель',
  'ifytkm',
  'діор',
  'dior',
  'том форд',
  'versaci',
  'lancom',
  'живанши',
  'парфумами',
  'туалетна вода',
  'oud',
  'ваніль',
  'крем',
  'помада',
  'подарунковий набір',
  'maison',
  'atelier verlune',
  'троянда',
  'для дому',
  'нішева',
  'guerlain shalimar',
  'byredo',
  'gypsy water',
  'шампунь',
  'мускус',
  'бергамот',
  'kenzo',
  'hermes',
  'терре',
];

type Addresses = Readonly<
  Record<'categoryPage' | 'categoryApi' | 'productPage' | 'productApi' | 'searchApi', string[]>
>;

async function fetchData<Data>(origin: string, path: string): Promise<Data> {
  const response = await fetch(`${origin}/api/${path}`);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()).data;
}

/** A category and the number of its first pages to request. */
export type Listed = { readonly title: string; readonly pages: number };

const combine = (categories: readonly Listed[], address: (title: string, sort: string, page: number) => string) =>
  categories.flatMap(({ title, pages }) =>
    sorts.flatMap((sort) => Array.from({ length: pages }, (_, index) => address(title, sort, index + 1))),
  );

export const categoryPages = (categories: readonly Listed[]) =>
  combine(categories, (title, sort, page) => `/products/categories/${title}?sort=${sort}&page=${page}`);

export const categoryCalls = (categories: readonly Listed[]) =>
  combine(
    categories,
    (title, sort, page) =>
      `/api/openpath/products/getall?categories=${title}&perPage=${perPage}&startPage=${page}&sort=${sort}`,
  );

export async function findCategories(origin: string): Promise<Listed[]> {
  const categories = await fetchData<{ title: string }[]>(origin, 'openpath/categories/getall/ismenu');
  return Promise.all(categories.map(({ title }) => measureCategory(origin, title)));
}

async function measureCategory(origin: string, title: string): Promise<Listed> {
  const path = `openpath/products/getall?categories=${title}&perPage=1`;
  const { totalProductsCount } = await fetchData<{ totalProductsCount: number }>(origin, path);
  return { title, pages: Math.min(mostPages, Math.ceil(totalProductsCount / perPage)) };
}

/** Many addresses of each kind: request coalescing would answer concurrent requests for one address together. */
export async function findAddresses(origin: string): Promise<Addresses> {
  const categories = await findCategories(origin);
  const lists = await Promise.all(
    [1, 2].map((page) =>
      fetchData<{ products: { _id: string }[] }>(
        origin,
        `openpath/products/getall?perPage=${productCount / 2}&startPage=${page}`,
      ),
    ),
  );
  const ids = lists.flatMap(({ products }) => products.map(({ _id }) => _id));
  return {
    categoryPage: categoryPages(categories),
    categoryApi: categoryCalls(categories),
    productPage: ids.map((id) => `/products/item/${id}`),
    productApi: ids.map((id) => `/api/openpath/products/by/id/${id}`),
    searchApi: queries.map((query) => `/api/openpath/search?query=${encodeURIComponent(query)}`),
  };
}
