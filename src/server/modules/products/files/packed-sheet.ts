import { createTimeSlice } from '#server/time-slice.ts';
import type { Sheet, SheetRow } from './product-sheet-file.ts';

/** A sheet as it comes from the thread that read it: its rows are bytes, which change hands without being copied. */
export type PackedSheet = Omit<Sheet, 'rows'> & {
  readonly count: number;
  readonly pieces: readonly Uint8Array<ArrayBuffer>[];
};

/** Read in a millisecond or two. */
const pieceCharacters = 200_000;

export function packSheet({ rows, ...sheet }: Sheet): PackedSheet {
  const encoder = new TextEncoder();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let lines: string[] = [];
  let length = 0;
  const close = () => {
    if (lines.length > 0) pieces.push(encoder.encode(`[${lines.join(',')}]`));
    lines = [];
    length = 0;
  };
  for (const row of rows) {
    const line = JSON.stringify(row);
    lines.push(line);
    length += line.length;
    if (length >= pieceCharacters) close();
  }
  close();
  return { ...sheet, count: rows.length, pieces };
}

/** The rows, one after another; others are served in between. */
export async function* rowsOf({ pieces }: Pick<PackedSheet, 'pieces'>): AsyncGenerator<SheetRow> {
  const rest = createTimeSlice();
  const decoder = new TextDecoder();
  for (const piece of pieces) {
    for (const row of JSON.parse(decoder.decode(piece)) as SheetRow[]) {
      yield row;
      await rest();
    }
  }
}
