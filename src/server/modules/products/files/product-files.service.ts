import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { longestDescription } from '#contracts/admin-products.ts';
import type { UploadedFile } from '#contracts/kit/endpoint.ts';
import type { exportProducts as exportContract, ImportCheck } from '#contracts/product-files.ts';
import { csvHead, csvLines, readCsvText } from '#domain/csv.ts';
import { type Context, inRetriedTransaction } from '#server/context.ts';
import { Refusal } from '#server/errors.ts';
import { recordChanges } from '#server/modules/audit/audit.service.ts';
import { sanitizeRichText } from '#server/modules/rich-text/rich-text.service.ts';
import { reindexProducts, writeVocabulary } from '#server/modules/search-index/search-index.service.ts';
import { createTimeSlice } from '#server/time-slice.ts';
import { lockProducts } from '../editing/product-editing.repository.ts';
import { choiceOf } from '../editing/product-editing.service.ts';
import { explainStock } from '../stock/goods.service.ts';
import { type PackedSheet, rowsOf } from './packed-sheet.ts';
import type { SheetFields, SheetProduct } from './product-files.repository.ts';
import * as repository from './product-files.repository.ts';
import { descriptionColumns, ImportPlan, type PlannedRow, recorded, withPlainLineEnds } from './product-plan.ts';
import { CategoryNames, SheetWriter, titlesOf } from './product-sheet.ts';
import type { SheetRow } from './product-sheet-file.ts';
import { readUploadedSheet } from './sheet-reading.service.ts';

type ExportQuery = z.output<NonNullable<(typeof exportContract)['query']>>;
type ReportProgress = (share: number) => void;

const exportedAtOnce = 1000;
/** Size limit of the descriptions in one page of the export. */
const exportedCharacters = 1_000_000;

export async function exportProducts({ db, language }: Context, { after, ...query }: ExportQuery) {
  const choice = choiceOf(query);
  const page = { after, rows: exportedAtOnce, characters: exportedCharacters };
  const rows = choice === null ? [] : await repository.listForExport(db, choice, page);
  const writer = new SheetWriter(new CategoryNames(await repository.listCategories(db)), language);
  const rest = createTimeSlice();
  let csv = after === undefined ? csvHead(titlesOf(language)) : '';
  for (const row of rows) {
    csv += csvLines([writer.row(row)]);
    await rest();
  }
  const isLast = rows.length < exportedAtOnce && rows.length === rows[0]?.inPage;
  return { csv, count: rows.length, next: isLast ? null : (rows.at(-1)?._id ?? null) };
}

/** Caches sanitized descriptions, since the file is compared twice. Those that equal the stored ones are already sanitized. */
class CleanDescriptions {
  readonly #cleaned = new Map<string, string | null>();
  readonly #kept = new Set<string>();

  keep(products: readonly SheetProduct[]): void {
    for (const product of products) {
      for (const column of descriptionColumns) this.#kept.add(withPlainLineEnds(product[column]));
    }
  }

  async prepare({ cells }: SheetRow): Promise<void> {
    for (const column of descriptionColumns) await this.#prepare(readCsvText(cells[column] ?? ''));
  }

  async #prepare(html: string): Promise<void> {
    if (html.length > longestDescription || this.#cleaned.has(html) || this.#kept.has(withPlainLineEnds(html))) return;
    const cleaned = await sanitizeRichText(html, 'description').catch((error: unknown) => {
      if (error instanceof Refusal && error.code === 'INVALID') return null;
      throw error;
    });
    this.#cleaned.set(html, cleaned);
  }

  readonly find = (html: string): string | null => {
    const cleaned = this.#cleaned.get(html);
    return cleaned === undefined ? html : cleaned;
  };
}

type Source = PackedSheet & { readonly descriptions: CleanDescriptions };

async function sourceOf(file: UploadedFile | undefined, { language }: Context): Promise<Source> {
  return { ...(await readUploadedSheet(file, language)), descriptions: new CleanDescriptions() };
}

const isId = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Ignores cells that are no UUID. */
function idsOf(cell = ''): string[] {
  const id = cell.trim().toLowerCase();
  return isId.test(id) ? [id] : [];
}

function itemNosOf(cell = ''): string[] {
  const itemNo = readCsvText(cell).normalize('NFC').trim();
  return itemNo === '' ? [] : [itemNo];
}

/** Batch size of the lookup. */
const foundAtOnce = 500;

async function listKnownProducts(db: Context['db'], sheet: PackedSheet): Promise<SheetProduct[]> {
  const found: SheetProduct[] = [];
  let ids: string[] = [];
  let itemNos: string[] = [];
  const find = async () => {
    if (ids.length + itemNos.length > 0) found.push(...(await repository.listKnown(db, ids, itemNos)));
    ids = [];
    itemNos = [];
  };
  for await (const { cells } of rowsOf(sheet)) {
    ids.push(...idsOf(cells._id));
    itemNos.push(...itemNosOf(cells.itemNo));
    if (ids.length + itemNos.length >= foundAtOnce) await find();
  }
  await find();
  return found;
}

/** Rows between progress reports. */
const reportEvery = 200;

type Plan = ImportPlan & { categories: CategoryNames };

async function planOf(
  { db, language }: Context,
  { descriptions, ...sheet }: Source,
  reportProgress: ReportProgress,
): Promise<Plan> {
  const categories = new CategoryNames(await repository.listCategories(db));
  const brands = await repository.listBrands(db);
  const products = await listKnownProducts(db, sheet);
  descriptions.keep(products);
  const plan = new ImportPlan({ products, brands, categories, clean: descriptions.find }, language);
  let at = 0;
  for await (const row of rowsOf(sheet)) {
    await descriptions.prepare(row);
    plan.add(row);
    if (at % reportEvery === 0) reportProgress(at / sheet.count);
    at += 1;
  }
  plan.finish();
  return Object.assign(plan, { categories });
}

const isNew = ({ before }: PlannedRow) => before === null;
const isChanged = ({ before, changes }: PlannedRow) => before !== null && Object.keys(changes).length > 0;

/** A hash of the plan that the user confirmed. Sales do not change it, unless the file sets absolute stock. */
async function fingerprint(rows: readonly PlannedRow[]): Promise<string> {
  const hash = createHash('sha256');
  const rest = createTimeSlice();
  for (const planned of rows) {
    if (isNew(planned) || isChanged(planned))
      hash.update(JSON.stringify([planned.before?._id ?? null, planned.intent]));
    await rest();
  }
  return hash.digest('base64url');
}

const counted = (rows: readonly PlannedRow[]) => {
  const created = rows.filter(isNew).length;
  const changed = rows.filter(isChanged).length;
  return { created, changed, unchanged: rows.length - created - changed };
};

/** Limit of rows in the preview. */
const mostShown = 500;
const longestShown = 200;

const shortened = (value: unknown) =>
  typeof value === 'string' && value.length > longestShown ? `${value.slice(0, longestShown)}…` : value;

export async function checkProductImport(
  context: Context,
  file: UploadedFile | undefined,
  reportProgress: ReportProgress,
): Promise<ImportCheck> {
  const sheet = await sourceOf(file, context);
  const { planned, bad } = await planOf(context, sheet, reportProgress);
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
    seen: await fingerprint(planned),
  };
}

/** The shares of the two comparisons in the total time, for the progress. */
const shares = { first: 0.15, second: 0.3 };

/**
 * All or nothing. The file is compared twice: first to find the products that it changes, then again under row locks,
 * so that no others are locked.
 */
export async function importProducts(
  context: Context,
  { file, seen }: { file: UploadedFile | undefined; seen: string | undefined },
  reportProgress: ReportProgress,
) {
  const sheet = await sourceOf(file, context);
  const first = await planOf(context, sheet, (share) => reportProgress(share * shares.first));
  if (first.bad.length > 0) {
    throw new Refusal('INVALID', { because: 'import-bad-rows', values: { count: first.bad.length } });
  }
  const expected = seen ?? (await fingerprint(first.planned));
  await writeNewWords(context, first);
  return inRetriedTransaction(context, async (context) => {
    await lockProducts(
      context.db,
      first.planned.filter(isChanged).flatMap(({ before }) => before?._id ?? []),
    );
    const toSecond: ReportProgress = (share) => reportProgress(shares.first + share * (shares.second - shares.first));
    const { planned, bad, categories } = await planOf(context, sheet, toSecond);
    if (bad.length > 0 || (await fingerprint(planned)) !== expected) {
      throw new Refusal('CHANGED_MEANWHILE', { because: 'import-outdated' });
    }
    await write(context, planned, categories, (share) => reportProgress(shares.second + share * (1 - shares.second)));
    return counted(planned);
  });
}

const writtenAtOnce = 200;
/** Limit of descriptions per statement, since indexing their words takes long. */
const charactersAtOnce = 200_000;

/** Batches for bulk statements, limited by rows and by characters. */
function* partsOf(rows: readonly PlannedRow[]): Generator<PlannedRow[]> {
  let part: PlannedRow[] = [];
  let length = 0;
  for (const row of rows) {
    part.push(row);
    length += row.after.description.length + row.after.descriptionEn.length;
    if (part.length < writtenAtOnce && length < charactersAtOnce) continue;
    yield part;
    part = [];
    length = 0;
  }
  if (part.length > 0) yield part;
}

/** Fields that the search index follows by itself, or does not have; a change of any other reindexes the product. */
const notIndexed: readonly string[] = [
  'currentPrice',
  'previousPrice',
  'discount',
  'quantity',
  'quantityMl',
  'enabled',
  'toCarusel',
] satisfies (keyof SheetFields)[];

const isReindexed = ({ changes }: PlannedRow) => Object.keys(changes).some((field) => !notIndexed.includes(field));

async function write(
  context: Context,
  planned: readonly PlannedRow[],
  categories: CategoryNames,
  reportProgress: ReportProgress,
) {
  const changed = planned.filter(isChanged);
  const all = [...changed, ...planned.filter(isNew)];
  const renumbered = changed.filter(({ before, after }) => before?.itemNo !== after.itemNo);
  if (renumbered.length > 0) {
    await repository.freeItemNumbers(
      context.db,
      renumbered.flatMap(({ before }) => before?._id ?? []),
    );
  }
  let written = 0;
  for (const part of partsOf(all)) {
    await writePart(context, part, categories);
    written += part.length;
    reportProgress(written / all.length);
  }
}

/** Before the transaction, which lasts as long as the whole file: other saves with the same new words would wait for it. */
async function writeNewWords(context: Context, { planned, categories }: Plan): Promise<void> {
  for (const part of partsOf(planned.filter(isReindexed))) {
    await writeVocabulary(
      context,
      part.map(({ before, after }) => ({
        ...after,
        id: before?._id ?? '',
        isBottled: after.bottling,
        sizeMl: after.sizes,
        notes: [after.notesTop, after.notesHeart, after.notesBase].join(', '),
        brand: after.brandName,
        category: categories.nameOf(after.categories),
        // What a file cannot change brings hardly any new words.
        aliases: [],
        categoryEn: '',
        family: null,
        gender: null,
        concentration: null,
      })),
    );
  }
}

async function writePart(context: Context, rows: readonly PlannedRow[], categories: CategoryNames): Promise<void> {
  await explainStock(context, { note: 'CSV' });
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
    written.filter(isReindexed).map(({ id }) => id),
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
