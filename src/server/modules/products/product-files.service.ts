import { createHash } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import type { z } from 'zod';
import type { UploadedFile } from '#contracts/kit/endpoint.ts';
import type { exportProducts as exportContract, ImportCheck } from '#contracts/product-files.ts';
import { csvHead, csvLines, readCsvText } from '#domain/csv.ts';
import { type Context, inPatientTransaction } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { recordChanges } from '#server/modules/audit/audit.service.ts';
import { cleanRichText } from '#server/modules/rich-text/rich-text.service.ts';
import { reindexProducts } from '#server/modules/search/search-index.service.ts';
import { lockProducts } from './admin-products.repository.ts';
import { choiceOf } from './admin-products.service.ts';
import * as repository from './product-files.repository.ts';
import { ImportPlan, type Known, type PlannedRow, recorded } from './product-plan.ts';
import { CategoryNames, SheetWriter, titlesOf } from './product-sheet.ts';
import { readSheet, type Sheet } from './product-sheet-file.ts';

type ExportQuery = z.output<NonNullable<(typeof exportContract)['query']>>;
type Tell = (share: number) => void;

const exportedAtOnce = 1000;

export async function exportProducts({ db, language }: Context, { after, ...query }: ExportQuery) {
  const choice = choiceOf(query);
  const rows = choice === null ? [] : await repository.listForExport(db, choice, after, exportedAtOnce);
  const writer = new SheetWriter(new CategoryNames(await repository.listCategories(db)), language);
  const lines = csvLines(rows.map((row) => writer.row(row)));
  const next = rows.length < exportedAtOnce ? null : (rows.at(-1)?._id ?? null);
  return { csv: after === undefined ? csvHead(titlesOf(language)) + lines : lines, count: rows.length, next };
}

type Source = Sheet & Pick<Known, 'clean'>;

function sourceOf(file: UploadedFile | undefined, { language }: Context): Source {
  if (!file) throw new Refusal('INVALID', { fields: { file: 'required' } });
  const cleaned = new Map<string, string>();
  const clean = (html: string) => {
    const known = cleaned.get(html) ?? cleanRichText(html);
    cleaned.set(html, known);
    return known;
  };
  return { ...readSheet(file.bytes, language), clean };
}

const isId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What cannot be the code of a product is none. */
function idsOf(cell = ''): string[] {
  const id = cell.trim().toLowerCase();
  return isId.test(id) ? [id] : [];
}

/** Others are served between so many rows. */
const rowsAtOnce = 200;

async function planOf(
  { db, language }: Context,
  { rows, clean }: Source,
  tell: Tell,
): Promise<ImportPlan & { categories: CategoryNames }> {
  const ids = rows.flatMap(({ cells }) => idsOf(cells._id));
  const itemNos = rows.flatMap(
    ({ cells }) =>
      readCsvText(cells.itemNo ?? '')
        .normalize('NFC')
        .trim() || [],
  );
  const categories = new CategoryNames(await repository.listCategories(db));
  const products = await repository.listKnown(db, ids, itemNos);
  const plan = new ImportPlan({ products, brands: await repository.listBrands(db), categories, clean }, language);
  for (const [at, row] of rows.entries()) {
    plan.add(row);
    if (at % rowsAtOnce === 0) {
      tell(at / rows.length);
      await breathe();
    }
  }
  plan.finish();
  return Object.assign(plan, { categories });
}

const isNew = ({ before }: PlannedRow) => before === null;
const isChanged = ({ before, changes }: PlannedRow) => before !== null && Object.keys(changes).length > 0;

/** What somebody agreed to. It stays the same while goods are sold, unless the file counts them anew. */
function fingerprint(rows: readonly PlannedRow[]): string {
  const hash = createHash('sha256');
  for (const planned of rows) {
    if (isNew(planned) || isChanged(planned))
      hash.update(JSON.stringify([planned.before?._id ?? null, planned.intent]));
  }
  return hash.digest('base64url');
}

const counted = (rows: readonly PlannedRow[]) => {
  const created = rows.filter(isNew).length;
  const changed = rows.filter(isChanged).length;
  return { created, changed, unchanged: rows.length - created - changed };
};

/** As many as somebody looks through before they trust the counts. */
const mostShown = 500;
const longestShown = 200;

const shortened = (value: unknown) =>
  typeof value === 'string' && value.length > longestShown ? `${value.slice(0, longestShown)}…` : value;

export async function checkProductImport(
  context: Context,
  file: UploadedFile | undefined,
  tell: Tell,
): Promise<ImportCheck> {
  const sheet = sourceOf(file, context);
  const { planned, bad } = await planOf(context, sheet, tell);
  const titled = ({ row, after }: PlannedRow) => ({ row, name: after.name, itemNo: after.itemNo ?? '' });
  return {
    encoding: sheet.encoding,
    ...counted(planned),
    newOnes: planned.filter(isNew).slice(0, mostShown).map(titled),
    changes: planned
      .filter(isChanged)
      .slice(0, mostShown)
      .map((row) => ({
        ...titled(row),
        changes: Object.fromEntries(
          Object.entries(row.changes).map(([field, [before, after]]) => [field, [shortened(before), shortened(after)]]),
        ),
      })),
    bad: bad.map((row) => ({ ...row, reasons: [...row.reasons] })),
    seen: fingerprint(planned),
  };
}

/** How much of the whole the two comparisons take, by the clock. */
const shares = { first: 0.15, second: 0.3 };

/**
 * All or nothing. The file is compared twice: once to learn which products it changes, and once more when nobody else can change
 * them, so that only those are kept from being sold meanwhile.
 */
export async function importProducts(
  context: Context,
  { file, seen }: { file: UploadedFile | undefined; seen: string | undefined },
  tell: Tell,
) {
  const sheet = sourceOf(file, context);
  const first = await planOf(context, sheet, (share) => tell(share * shares.first));
  if (first.bad.length > 0) {
    throw new Refusal('INVALID', { because: 'import-bad-rows', values: { count: first.bad.length } });
  }
  const agreed = seen ?? fingerprint(first.planned);
  return inPatientTransaction(context, async (context) => {
    await lockProducts(
      context.db,
      first.planned.filter(isChanged).flatMap(({ before }) => before?._id ?? []),
    );
    const toSecond: Tell = (share) => tell(shares.first + share * (shares.second - shares.first));
    const { planned, bad, categories } = await planOf(context, sheet, toSecond);
    if (bad.length > 0 || fingerprint(planned) !== agreed) {
      throw new Refusal('CHANGED_MEANWHILE', { because: 'import-outdated' });
    }
    await write(context, planned, categories, (share) => tell(shares.second + share * (1 - shares.second)));
    return counted(planned);
  });
}

const writtenAtOnce = 200;
/** What a product is found by. */
const searched = ['name', 'itemNo', 'brand', 'categories', 'description'];

async function write(context: Context, planned: readonly PlannedRow[], categories: CategoryNames, tell: Tell) {
  const changed = planned.filter(isChanged);
  const all = [...changed, ...planned.filter(isNew)];
  const renumbered = changed.filter(({ before, after }) => before?.itemNo !== after.itemNo);
  if (renumbered.length > 0) {
    await repository.freeItemNumbers(
      context.db,
      renumbered.flatMap(({ before }) => before?._id ?? []),
    );
  }
  for (let from = 0; from < all.length; from += writtenAtOnce) {
    await writePart(context, all.slice(from, from + writtenAtOnce), categories);
    tell(Math.min((from + writtenAtOnce) / all.length, 1));
  }
}

async function writePart(context: Context, rows: readonly PlannedRow[], categories: CategoryNames): Promise<void> {
  await repository.updateAll(
    context.db,
    rows.flatMap(({ before, after }) => (before ? { ...after, _id: before._id } : [])),
  );
  const made = await repository.insertAll(
    context.db,
    rows.flatMap(({ before, after }) => (before ? [] : after)),
  );
  const written = rows.map((row) => ({ ...row, id: row.before?._id ?? made.get(row.after.itemNo ?? '') ?? '' }));
  await reindexProducts(
    context,
    written.filter(({ changes }) => searched.some((field) => field in changes)).map(({ id }) => id),
  );
  await recordChanges(
    context,
    written.map(({ id, before, after }) => ({
      thing: 'product' as const,
      id,
      name: after.name,
      before: before && recorded(before, categories),
      after: recorded(after, categories),
    })),
  );
}
