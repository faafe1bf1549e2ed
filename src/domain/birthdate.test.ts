import { describe, expect, test } from 'vitest';
import { checkBirthdate, earliestBirthdate } from './birthdate.ts';

const today = '2026-03-17';

describe('a birthdate', () => {
  test.each([today, '2026-03-16', '1990-02-28', '2000-02-29', '1901-01-01'])('%s is one', (day) => {
    expect(checkBirthdate(day, today)).toBeNull();
  });

  test.each(['2026-03-18', '2027-01-01', '9999-12-31'])('%s has not come yet', (day) => {
    expect(checkBirthdate(day, today)).toBe('future');
  });

  test.each(['1900-12-31', '0001-01-01'])('%s is longer ago than anybody lives', (day) => {
    expect(checkBirthdate(day, today)).toBe('too-early');
  });

  test.each(['', '17.03.1990', '1990-3-7', '2023-02-29', '1990-13-01', '1990-03-17T00:00:00Z'])(
    '%j is not a day',
    (day) => {
      expect(checkBirthdate(day, today)).toBe('not-a-day');
    },
  );

  test('the earliest one is itself allowed', () => {
    expect(checkBirthdate(earliestBirthdate(today), today)).toBeNull();
  });
});
