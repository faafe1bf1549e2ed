/** A small real PDF: one page per label, text in Latin letters and digits (the built-in fonts have no Cyrillic). */

type Page = { readonly title: string; readonly lines: readonly string[] };

const escaped = (text: string) => text.replaceAll(/[\\()]/g, '\\$&').replaceAll(/[^\x20-\x7e]/g, '?');

/** Points: 283 is 100 mm. */
export const pageSizes = { label: [283, 283], a4: [595, 842] } as const;

/** Bars that look like a barcode, from the digits. */
const bars = (digits: string, top: number) =>
  [...digits].map((digit, index) => `${20 + index * 17} ${top} ${3 + Number(digit)} 60 re f`).join('\n');

function contentOf({ title, lines }: Page, height: number): string {
  const text = lines.map((line, index) => `BT /F1 11 Tf 20 ${height - 70 - index * 18} Td (${escaped(line)}) Tj ET`);
  const digits = /^\d{14}/.exec(title)?.[0] ?? '';
  return [`BT /F1 16 Tf 20 ${height - 40} Td (${escaped(title)}) Tj ET`, ...text, bars(digits, 20)].join('\n');
}

export function drawPdf(pages: readonly Page[], [width, height]: readonly [number, number]): Buffer {
  const objects: string[] = [];
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  objects.push('<< /Type /Catalog /Pages 2 0 R >>');
  objects.push(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  objects.push('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>');
  for (const [index, page] of pages.entries()) {
    const content = contentOf(page, height);
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
    );
    objects.push(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
  }
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const tail = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(`${body}xref\n0 ${size}\n0000000000 65535 f \n${table}${tail}`, 'latin1');
}
