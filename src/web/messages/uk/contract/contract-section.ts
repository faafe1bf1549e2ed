/** A clause is a sentence or two; some end in a list. Numbers are given by the page, so that none can be skipped or repeated. */
export type Clause = string | { readonly text: string; readonly items: readonly string[] };

export type ContractSection = { readonly title: string; readonly clauses: readonly Clause[] };
