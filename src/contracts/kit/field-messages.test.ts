import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { messagesByField } from './field-messages.ts';

describe('the message of a field', () => {
  it('is that of its rule, or that of the kind of mistake where a rule is named as no message is', () => {
    const messageOf = (rule: string) => {
      const { error } = z.object({ name: z.string().refine(() => false, rule) }).safeParse({ name: 'x' });
      return messagesByField(error?.issues ?? [], 'en').name;
    };
    const general = messageOf('no key of a message');
    expect(general).toEqual(expect.any(String));
    expect(messageOf('required')).not.toBe(general);
    for (const rule of ['constructor', 'toString']) expect(messageOf(rule)).toBe(general);
  });

  it('is there for every unknown field, whatever its name', () => {
    const { error } = z.strictObject({}).safeParse({ coupon: 1, constructor: 2 });
    const messages = messagesByField(error?.issues ?? [], 'en');
    expect(Object.keys(messages)).toEqual(['coupon', 'constructor']);
  });
});
