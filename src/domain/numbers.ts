const whole = new Intl.NumberFormat('uk-UA');

/** Counts and volumes for people: '12 480'. Both languages of the shop write numbers the Ukrainian way, as with money. */
export function formatNumber(value: number): string {
  return whole.format(value);
}
