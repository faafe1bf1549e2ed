import { useMemo } from 'react';
import { type ColumnText, readColumns, writeColumns } from './columns.ts';

/** A value of a loader as short text for the data of the page. */
export type Packed<Value extends object> = { readonly text: ColumnText<Value> };

/** What the server has packed, for rendering. The browser gets the text only. */
const values = new WeakMap<Packed<object>, object>();

export function pack<Value extends object>(value: Value): Packed<Value> {
  const packed = { text: writeColumns([value]) };
  values.set(packed, value);
  return packed;
}

function unpack<Value extends object>(packed: Packed<Value>): Value {
  const value = import.meta.env.SSR ? values.get(packed) : undefined;
  return (value ?? readColumns(packed.text)[0]) as Value;
}

export const useUnpacked = <Value extends object>(packed: Packed<Value>): Value =>
  useMemo(() => unpack(packed), [packed]);
