export const categoryPath = (title: string) => `/products/categories/${encodeURIComponent(title)}`;
export const brandPath = (slug: string) => `/brands/${encodeURIComponent(slug)}`;
export const notePath = (key: string) => `/notes/${encodeURIComponent(key)}`;
