import { describe, expect, test } from 'vitest';
import {
  canBeClarified,
  canBeEdited,
  canChangeStatus,
  finalOrderStatuses,
  firstOrderStatus,
  isOrderStatus,
  type OrderStatus,
  orderStatusChanges,
  orderStatuses,
} from './order-states.ts';

const openStatuses = orderStatuses.filter((status) => status !== 'abolition');

function nextStatuses(from: OrderStatus): OrderStatus[] {
  return Object.values(orderStatusChanges)
    .flatMap((changes) => changes[from])
    .filter((to) => to !== from);
}

describe('the status of an order', () => {
  test('is one of five, and nothing else is a status', () => {
    expect(orderStatuses).toEqual(['specified', 'processed', 'send', 'completed', 'abolition']);
    expect(orderStatuses.every(isOrderStatus)).toBe(true);
    expect(['sent', 'Processed', '', null, undefined, 1].some(isOrderStatus)).toBe(false);
  });

  test('a new order is processed', () => {
    expect(firstOrderStatus).toBe('processed');
  });

  test('an admin may set any status from any status but abolition', () => {
    for (const from of openStatuses) {
      for (const to of orderStatuses) expect(canChangeStatus('admin', from, to)).toBe(true);
    }
  });

  test('abolition is final for everybody', () => {
    expect(finalOrderStatuses).toEqual(['abolition']);
    expect(nextStatuses('abolition')).toEqual([]);
    for (const to of orderStatuses) expect(canChangeStatus('admin', 'abolition', to)).toBe(false);
  });

  test("a customer's clarification returns an order from specified to processed, and does nothing else", () => {
    const allowed = orderStatuses.flatMap((from) =>
      orderStatuses.filter((to) => canChangeStatus('customer', from, to)).map((to) => [from, to]),
    );
    expect(allowed).toEqual([['specified', 'processed']]);
    expect(orderStatuses.filter(canBeClarified)).toEqual(['specified']);
  });

  test('the shop itself only abolishes, and only what has not been sent', () => {
    const allowed = orderStatuses.flatMap((from) =>
      orderStatuses.filter((to) => canChangeStatus('shop', from, to)).map((to) => [from, to]),
    );
    expect(allowed).toEqual([
      ['specified', 'abolition'],
      ['processed', 'abolition'],
    ]);
  });

  test('an order can be edited until it is sent', () => {
    expect(orderStatuses.filter(canBeEdited)).toEqual(['specified', 'processed']);
  });

  test('every status can be reached from a new order, and only final ones cannot be left', () => {
    const reached = new Set<OrderStatus>([firstOrderStatus]);
    for (const status of reached) {
      for (const next of nextStatuses(status)) reached.add(next);
    }
    expect([...reached].toSorted()).toEqual(orderStatuses.toSorted());
    expect(orderStatuses.filter((status) => nextStatuses(status).length === 0)).toEqual(finalOrderStatuses);
  });
});
