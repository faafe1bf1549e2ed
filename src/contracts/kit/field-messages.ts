import type { z } from 'zod';
import { fieldMessages } from '#contracts/messages/field-messages.ts';
import type { FieldKey } from '#contracts/messages/uk-fields.ts';
import type { Language } from '#domain/language.ts';

type Issue = z.core.$ZodIssue;

/** Rules without their own message key are mapped by zod's issue code. */
function keyOf(issue: Issue): FieldKey {
  if (Object.hasOwn(fieldMessages.uk, issue.message)) return issue.message as FieldKey;
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'required' : 'wrong-kind';
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array' ? 'too-short' : 'too-small';
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array' ? 'too-long' : 'too-big';
    case 'invalid_value':
      return 'unknown-choice';
    case 'not_multiple_of':
      return 'wrong-kind';
    default:
      return 'invalid';
  }
}

export function fieldMessage(issue: Issue, language: Language): string {
  const text = fieldMessages[language][keyOf(issue)];
  const bound = 'maximum' in issue ? issue.maximum : 'minimum' in issue ? issue.minimum : undefined;
  return text.replace('{bound}', String(bound ?? ''));
}

/** The first message of each field, by the field's path. */
export function messagesByField(issues: readonly Issue[], language: Language): Record<string, string> {
  const messages: Record<string, string> = {};
  const add = (path: string, message: string) => {
    if (!Object.hasOwn(messages, path)) messages[path] = message;
  };
  for (const issue of issues) {
    const path = issue.path.join('.');
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) add(path === '' ? key : `${path}.${key}`, fieldMessages[language]['unknown-field']);
    } else add(path, fieldMessage(issue, language));
  }
  return messages;
}
