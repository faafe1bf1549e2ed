import * as en from './en-fields.ts';
import * as uk from './uk-fields.ts';

/** Apart from the other messages, so that a page without a form does not load them. */
export const fieldMessages = { uk: uk.fields, en: en.fields };
