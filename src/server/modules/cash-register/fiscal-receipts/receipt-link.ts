/** The page of the tax office, or of the cash register until that exists. */
export const linkOf = ({ id, taxUrl }: { readonly id: string; readonly taxUrl: string | null }): string =>
  taxUrl ?? `https://check.checkbox.ua/${id}`;
