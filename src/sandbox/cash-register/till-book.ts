import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SandboxReceipt } from './receipt.ts';
import type { SandboxShift } from './shift.ts';

export type TillState = { shifts: SandboxShift[]; receipts: SandboxReceipt[] };

const kept = 2000;

export type TillBook = { readonly state: TillState; save(): Promise<void> };

/** In memory, and in a file if there is a folder, so that receipts survive a restart. */
export async function openTillBook(folder: string | null): Promise<TillBook> {
  if (folder === null) return { state: { shifts: [], receipts: [] }, save: () => Promise.resolve() };
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'till.json');
  const state: TillState = await readFile(file, 'utf8').then(JSON.parse, () => ({ shifts: [], receipts: [] }));
  let writing = Promise.resolve();
  return {
    state,
    save() {
      writing = writing.then(async () => {
        const { shifts, receipts } = state;
        const latest = { shifts: shifts.slice(-kept), receipts: receipts.slice(-kept) };
        await writeFile(`${file}.draft`, JSON.stringify(latest));
        await rename(`${file}.draft`, file);
      });
      return writing;
    },
  };
}
