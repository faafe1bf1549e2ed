import { type Html, html } from '#domain/html.ts';
import type { Language } from '#domain/language.ts';
import type { LetterFact, LetterGoods } from './letter-words.ts';

const columns = {
  uk: { goods: 'Товар', sum: 'Сума' },
  en: { goods: 'Goods', sum: 'Sum' },
} satisfies Record<Language, unknown>;

const cell = 'padding:12px 0;border-bottom:1px solid #e7dfd2;vertical-align:top';
const number = 'text-align:right;white-space:nowrap;padding-left:16px;font-variant-numeric:tabular-nums';
const head = 'padding:0 0 8px;border-bottom:1px solid #d8cdbc;font-weight:400;font-size:13px;color:#71675a';
/** A long name without spaces must not push the sums off the screen. */
const breaking = 'overflow-wrap:anywhere;word-break:break-word';

export function goodsAsHtml({ rows, total, sumLabel }: LetterGoods, language: Language): Html {
  const { goods, sum } = columns[language];
  return html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 8px;border-collapse:collapse">
<tr><th scope="col" align="left" style="${head}">${goods}</th><th scope="col" style="${head};${number}">${sumLabel ?? sum}</th></tr>
${rows.map(rowAsHtml)}
${total ? totalAsHtml(total) : null}
</table>`;
}

const totalAsHtml = ({ label, sum }: NonNullable<LetterGoods['total']>): Html =>
  html`<tr><th scope="row" align="left" style="padding:14px 0 0;font-weight:600">${label}</th><td style="padding:14px 0 0;font-weight:600;${number}">${sum}</td></tr>`;

/** Two columns only: a third leaves no room for the name on a phone. */
function rowAsHtml({ name, address, details, amount, sum }: LetterGoods['rows'][number]): Html {
  const small = (text: string) => html`<br><span style="font-size:14px;color:#5f5548">${text}</span>`;
  const named = address ? html`<a href="${address}" style="color:#7c460a">${name}</a>` : name;
  return html`<tr><td style="${cell};${breaking}">${named}${[amount, ...details].map(small)}</td><td style="${cell};${number}">${sum}</td></tr>
`;
}

export function factsAsHtml(facts: readonly LetterFact[]): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 8px;border-collapse:collapse">
${facts.map(
  ({
    label,
    value,
  }) => html`<tr><td style="padding:4px 16px 4px 0;width:30%;vertical-align:top;font-size:14px;color:#71675a">${label}</td><td style="padding:4px 0;vertical-align:top;${breaking}">${value}</td></tr>
`,
)}</table>`;
}

export function goodsAsText({ rows, total }: LetterGoods): string {
  const lines = rows.flatMap(({ name, address, details, amount, sum }) => [
    `${name}\n  ${amount}, ${sum}`,
    ...(address ? [`  ${address}`] : []),
    ...details.map((detail) => `  ${detail}`),
  ]);
  return [...lines, ...(total ? [`${total.label}: ${total.sum}`] : [])].join('\n');
}

export const factsAsText = (facts: readonly LetterFact[]): string =>
  facts.map(({ label, value }) => `${label}: ${value}`).join('\n');
