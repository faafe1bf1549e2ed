import { describe, expect, test } from 'vitest';
import { countedTo } from '#domain/counts.ts';
import { admin as en } from '#web/messages/en/admin.ts';
import { admin as uk } from '#web/messages/uk/admin.ts';
import { paginate, readListParams, rowsPerPage } from './list-params.ts';

const at = (search: string) => readListParams(new Request(`https://shop.test/en/admin/users${search}`));

describe('the address of a list', () => {
  test('says what is looked for and which page is shown', () => {
    expect(at('?find=%20oud%20&page=3&role=x')).toMatchObject({ find: 'oud', page: 3 });
    expect(at('?role=x').param('role')).toBe('x');
    expect(at('')).toMatchObject({ find: '', page: 1 });
    expect(at(`?find=${'a'.repeat(300)}`).find).toHaveLength(200);
  });

  test.each(['0', '-4', 'many', '', '1e99x'])('a page that is none, like "%s", is the first', (page) => {
    expect(at(`?page=${page}`).page).toBe(1);
    expect(paginate([1, 2, 3], page).pageInfo.page).toBe(1);
  });

  test('[AD-VAL-11] a page beyond the last is the last: asked of the server it leads there', () => {
    expect(at('?page=2').pageInfoOf(rowsPerPage + 1)).toMatchObject({ page: 2, pageCount: 2, all: rowsPerPage + 1 });
    expect(at('?page=1').pageInfoOf(0)).toMatchObject({ page: 1, pageCount: 1, all: 0 });
    let thrown: unknown;
    try {
      at('?find=a&page=9').pageInfoOf(rowsPerPage * 2);
    } catch (response) {
      thrown = response;
    }
    expect((thrown as Response).headers.get('location')).toBe('/en/admin/users?find=a&page=2');
  });

  test('a list may have shorter pages than the others', () => {
    const request = new Request('https://shop.test/admin/orders?page=2');
    expect(readListParams(request, 10).pageInfoOf(11)).toEqual({
      page: 2,
      pageCount: 2,
      perPage: 10,
      all: 11,
      isCapped: false,
    });
  });

  test('[AD-VAL-11] a list ends where the server stops counting, and says that there may be more', () => {
    const far = readListParams(new Request('https://shop.test/admin/orders?page=99999'), 10);
    expect(far.page).toBe(countedTo / 10);
    expect(far.pageInfoOf(countedTo)).toMatchObject({ pageCount: countedTo / 10, all: countedTo, isCapped: true });
    const rest = readListParams(new Request('https://shop.test/admin/orders'), 10).pageInfoOf(countedTo - 1);
    expect(rest.isCapped).toBe(false);
    for (const { list } of [uk, en]) {
      expect([list.orMore(countedTo), list.atLeast('7').includes('7')]).toEqual(['1\u00a0000+', true]);
    }
  });

  test('a list that is here as a whole is cut into pages', () => {
    const rows = Array.from({ length: rowsPerPage + 2 }, (_, index) => index);
    expect(paginate(rows, '2')).toEqual({
      shown: [rowsPerPage, rowsPerPage + 1],
      pageInfo: { page: 2, pageCount: 2, perPage: rowsPerPage, all: rowsPerPage + 2, isCapped: false },
    });
    expect(paginate(rows, '99').pageInfo.page).toBe(2);
  });
});
