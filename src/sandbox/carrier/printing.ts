import { isDeleted, type ParcelBook } from './parcel-book.ts';
import { drawPdf, pageSizes } from './pdf.ts';

const label = /^\/orders\/(printMarking100x100|printDocument)\/((?:orders\[\]\/[\w-]+\/)+)type\/pdf\/apiKey\/([^/]+)/;
const register = /^\/scanSheet\/printScanSheet\/refs\[\]\/([\w-]+)\/type\/pdf\/apiKey\/([^/]+)/;

/** The PDF behind an address of the carrier; null for an unknown one or another key. */
export function printFor(path: string, key: string, parcels: ParcelBook): Buffer | null {
  const [, format, orders = '', labelKey] = label.exec(path) ?? [];
  if (format !== undefined && labelKey === key) {
    const asked = orders.split('/').filter((part) => part !== '' && part !== 'orders[]');
    const found = asked.flatMap((id) => parcels.findByNumber(id) ?? parcels.find(id) ?? []);
    if (found.length === 0 || found.some(isDeleted)) return null;
    const pages = found.map(({ number, fields, costUah }) => ({
      title: number,
      lines: [
        `Order ${fields.InfoRegClientBarcodes}`,
        `${fields.Weight} kg, ${fields.SeatsAmount} seat(s)`,
        `${costUah} UAH`,
      ],
    }));
    return drawPdf(pages, format === 'printDocument' ? pageSizes.a4 : pageSizes.label);
  }
  const [, ref, registerKey] = register.exec(path) ?? [];
  if (ref === undefined || registerKey !== key) return null;
  const inside = parcels.list().filter(({ registerRef }) => registerRef === ref);
  if (inside.length === 0) return null;
  return drawPdf([{ title: `Register ${ref.slice(0, 8)}`, lines: inside.map(({ number }) => number) }], pageSizes.a4);
}
