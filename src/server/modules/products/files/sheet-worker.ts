import type { Language } from '#domain/language.ts';
import { Refusal } from '#server/errors.ts';
import { serveTasks } from '#server/worker-pool.ts';
import { type PackedSheet, packSheet } from './packed-sheet.ts';
import { readSheet } from './product-sheet-file.ts';

export type SheetTask = { readonly bytes: Uint8Array<ArrayBuffer>; readonly language: Language };
export type SheetAnswer = { readonly sheet: PackedSheet } | { readonly refusal: Pick<Refusal, 'code' | 'details'> };

/** Worker thread that parses CSV files. Refusals are sent as data, since structured cloning loses their class. */
serveTasks<SheetTask, SheetAnswer>(({ bytes, language }) => {
  try {
    const sheet = packSheet(readSheet(bytes, language));
    return { result: { sheet }, transfer: sheet.pieces.map(({ buffer }) => buffer) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { result: { refusal: { code: error.code, details: error.details } } };
  }
});
