import { expect, test } from 'vitest';
import { tidyPhone } from './tidy-phone.ts';

test('a phone whose beginning was typed twice is read as it was meant', () => {
  for (const typed of [
    '+380671234512',
    '+380 67 123-45-12',
    '+3800671234512',
    '+380 067 123 45 12',
    '+380+380671234512',
    '+380380671234512',
    '067 123 45 12',
  ]) {
    expect(tidyPhone(typed)).toBe('+380671234512');
  }
});

test('what is no phone stays as it was typed', () => {
  for (const typed of ['+380', '+380 67', '+38067123451200', 'немає', '']) expect(tidyPhone(typed)).toBe(typed);
});
