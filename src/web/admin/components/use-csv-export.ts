import { useState } from 'react';
import type { Answer } from '#contracts/kit/endpoint.ts';
import { shopDay } from '#domain/dates.ts';
import { showProblemToast } from '#web/kit/request.ts';
import { showToast } from '#web/ui/toast.ts';
import { saveFile } from './save-file.ts';

type Part = { csv: string; count: number; next: string | null };

type CsvExport = {
  /** Fetches a page by cursor; the first without one. */
  fetchPart: (from: { after?: string }) => Promise<Answer<Part>>;
  /** Without date and extension. */
  fileName: string;
  exported: (count: number) => string;
};

/** Exports a table as CSV, fetched page by page with cursor pagination; reports the number of rows so far. */
export function useCsvExport({ fetchPart, fileName, exported }: CsvExport) {
  const [count, setCount] = useState<number | null>(null);

  async function fetchAll(): Promise<number> {
    const parts: string[] = [];
    let all = 0;
    let after: string | null | undefined;
    while (after !== null) {
      const part: Answer<Part> = await fetchPart(after === undefined ? {} : { after });
      parts.push(part.data.csv);
      all += part.data.count;
      after = part.data.next;
      setCount(all);
    }
    saveFile(new Blob(parts, { type: 'text/csv;charset=utf-8' }), `${fileName}-${shopDay(new Date())}.csv`);
    return all;
  }

  /** Returns whether the file was downloaded. */
  async function start(): Promise<boolean> {
    setCount(0);
    try {
      showToast({ kind: 'success', title: exported(await fetchAll()) });
      return true;
    } catch (error) {
      showProblemToast(error);
      return false;
    } finally {
      setCount(null);
    }
  }

  return { start, isBusy: count !== null, count };
}
