/**
 * '12480' and '50' as '12 480,50', the way uk-UA writes them, with no-break spaces. By hand, because the first number that Intl formats
 * costs a phone a tenth of a second, on every page. The tests hold it to what Intl makes.
 */
export function writtenNumber(whole: string, decimals = ''): string {
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, '\u00a0');
  return decimals === '' ? grouped : `${grouped},${decimals}`;
}

/** Counts and volumes for people: '12 480'. Both languages of the shop write numbers the Ukrainian way, as with money. */
export function formatNumber(value: number): string {
  const [whole = '', decimals] = String(Number(value.toFixed(3))).split('.');
  return writtenNumber(whole, decimals);
}
