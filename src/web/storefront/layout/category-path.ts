export const categoryPath = (title: string) => `/products/categories/${encodeURIComponent(title)}`;
