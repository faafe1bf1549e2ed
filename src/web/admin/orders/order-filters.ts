import { type OrderFilters, orderFilters } from '#contracts/orders.ts';

/** Each filter is a search parameter of the same name. What is not valid is ignored: an address may be typed by hand. */
export function readFilters(param: (name: string) => string): OrderFilters {
  const given = Object.keys(orderFilters.shape).map((name) => [name, param(name).trim()] as const);
  const valid = given.filter(([name, value]) => value !== '' && orderFilters.safeParse({ [name]: value }).success);
  return orderFilters.parse(Object.fromEntries(valid));
}

/** The address of the list with these filters. */
export function searchOf(filters: OrderFilters): string {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined);
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

/** Whether two sets of filters are the same, in whatever order they were chosen. */
export const areSame = (one: OrderFilters, other: OrderFilters): boolean => sorted(one) === sorted(other);

const sorted = (filters: OrderFilters) =>
  JSON.stringify(Object.entries(filters).toSorted(([one], [other]) => one.localeCompare(other)));
