import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageWindow, pageWithin } from './page-window.ts';

function drawn(page: number, pageCount: number): string {
  const steps = pageWindow(page, pageCount).map((step) => (step.kind === 'gap' ? '…' : String(step.page)));
  return steps.map((step) => (step === String(page) ? `[${step}]` : step)).join(' ');
}

describe('the pages of a list', () => {
  it('are all shown while they are few', () => {
    expect(drawn(1, 1)).toBe('[1]');
    expect(drawn(2, 5)).toBe('1 [2] 3 4 5');
  });

  it('leave gaps around the current page when they are many', () => {
    expect(drawn(1, 129)).toBe('[1] 2 3 … 129');
    expect(drawn(60, 129)).toBe('1 … 59 [60] 61 … 129');
    expect(drawn(129, 129)).toBe('1 … 127 128 [129]');
  });

  it('never hide a single page behind a gap', () => {
    expect(drawn(4, 9)).toBe('1 2 3 [4] 5 … 9');
  });

  it('rise one after another, with the first, the last and the current page among them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: -10, max: 6000 }), (pageCount, wanted) => {
        const page = pageWithin(wanted, pageCount);
        const pages = pageWindow(page, pageCount).flatMap((step) => (step.kind === 'page' ? [step.page] : []));
        expect(pages).toEqual([...new Set(pages)].sort((a, b) => a - b));
        expect(pages).toEqual(expect.arrayContaining([1, page, pageCount]));
      }),
    );
  });

  it('bring a page that does not exist to the nearest one that does', () => {
    expect([0, -3, Number.NaN, 7.9, 400].map((page) => pageWithin(page, 12))).toEqual([1, 1, 1, 7, 12]);
  });
});
