import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { messagesByField } from './field-messages.ts';
import { flag, id, line, perPage } from './fields.ts';

const messages = (schema: z.ZodType, value: unknown, language: 'uk' | 'en' = 'uk') => {
  const result = schema.safeParse(value, { reportInput: true });
  return result.success ? {} : messagesByField(result.error.issues, language);
};

describe('a line of text', () => {
  it('loses the space around it and composes its letters', () => {
    expect(line(10).parse('  Їжа\u0301 ')).toBe('Їжа\u0301'.normalize('NFC'));
  });

  it.each([
    [undefined, "Обов'язкове поле"],
    ['  ', "Обов'язкове поле"],
    ['x'.repeat(11), 'Задовго: найбільше 10'],
    ['a\u0000b', 'Приберіть недруковані символи'],
    [7, "Обов'язкове поле"],
  ])('%j is refused: %s', (value, message) => {
    expect(messages(z.object({ name: line(10) }), { name: value })).toEqual({ name: message });
  });
});

describe('other fields', () => {
  it('read yes and no from JSON and from forms, and nothing else', () => {
    expect([true, 'true', false, 'false'].map((value) => flag.parse(value))).toEqual([true, true, false, false]);
    for (const value of ['yes', '1', 1, null, '']) expect(flag.safeParse(value).success).toBe(false);
  });

  it('know an id when they see one', () => {
    expect(id.safeParse('01890000-0000-7000-8000-000000000000').success).toBe(true);
    for (const value of ['', '1', "' or 1=1", '01890000-0000-7000-8000-00000000000'])
      expect(id.safeParse(value).success).toBe(false);
  });

  it('fill in the page size where none was asked for', () => {
    expect([undefined, '30', 100].map((value) => perPage(9).parse(value))).toEqual([9, 30, 100]);
  });
});

describe('messages by field', () => {
  const schema = z.strictObject({ name: line(10), line: z.object({ quantity: z.number().int().min(1) }) });

  it('name the field by its path, once, in the language asked for', () => {
    const value = { name: '', line: { quantity: 0 }, role: 'admin' };
    expect(messages(schema, value)).toEqual({
      name: "Обов'язкове поле",
      'line.quantity': 'Замало: щонайменше 1',
      role: 'Зайве поле',
    });
    expect(messages(schema, value, 'en')).toEqual({
      name: 'Required field',
      'line.quantity': 'Too little: at least 1',
      role: 'Unknown field',
    });
  });
});
