import { createTimeSlice } from '#server/time-slice.ts';
import type { Sheet, SheetRow } from './product-sheet-file.ts';

/** A sheet from the worker: its rows are JSON bytes, transferred between threads without copying. */
export type PackedSheet = Omit<Sheet, 'rows'> & {
  readonly count: number;
  readonly pieces: readonly Uint8Array<ArrayBuffer>[];
};

/** Parsed within a millisecond or two, to keep the event loop responsive. */
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

/** Parses rows lazily and yields to the event loop in between. */
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
