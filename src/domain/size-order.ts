type Size = { readonly _id: string; readonly name?: string; readonly bottling: boolean; readonly sizes: number | null };

const compare = <Value extends string | number>(one: Value, other: Value): number =>
  one === other ? 0 : one < other ? -1 : 1;

/** Small to large, then those without a size, decants last. A total order, so that it is the same on the page of each size. */
export const inSizeOrder = <Any extends Size>(sizes: readonly Any[]): Any[] =>
  sizes.toSorted(
    (one, other) =>
      compare(Number(one.bottling), Number(other.bottling)) ||
      compare(one.sizes ?? Number.POSITIVE_INFINITY, other.sizes ?? Number.POSITIVE_INFINITY) ||
      compare(one.name ?? '', other.name ?? '') ||
      compare(one._id, other._id),
  );
