import type * as uk from './uk.ts';

export const problems: typeof uk.problems = {
  MALFORMED: 'The request could not be read',
  NOT_SIGNED_IN: 'Please sign in to continue',
  WRONG_CREDENTIALS: 'Wrong e-mail or password',
  FORBIDDEN: 'Your account may not do this',
  EMAIL_NOT_CONFIRMED: 'Please confirm your e-mail: we have sent you a letter with a link',
  NOT_FOUND: 'There is no such thing here',
  ALREADY_TAKEN: 'This name is taken',
  IN_USE: 'It is still in use, so it cannot be deleted',
  CHANGED_MEANWHILE: 'Somebody changed this while you were editing. Reload and try again',
  OUT_OF_STOCK: 'Out of stock',
  PRICE_CHANGED: 'The price has changed',
  NOT_ALLOWED_NOW: 'This cannot be done now',
  TOO_LARGE: 'The file or request is too large',
  WRONG_TYPE: 'This is the wrong type of file or data',
  INVALID: 'Please check the marked fields',
  TOO_MANY: 'Too many tries. Wait a minute and try again',
  FAILED: 'Something went wrong :(',
  UNAVAILABLE: 'The service is away for a moment. Try again in a minute',
};

export const refusals: typeof uk.refusals = {
  'brand-in-use': 'Products ({count}) carry this brand, so it cannot be deleted. Turn it off or change their brand',
  'no-such-brand': 'There is no such brand',
  'no-such-address': 'There is no such address in the API',
  'session-ended': 'Your session has ended. Please sign in again',
};

export const fields: typeof uk.fields = {
  required: 'Required field',
  invalid: 'Invalid value',
  'wrong-kind': 'Wrong kind of value',
  'too-short': 'Too short: at least {bound}',
  'too-long': 'Too long: {bound} at most',
  'too-small': 'Too little: at least {bound}',
  'too-big': 'Too much: {bound} at most',
  'unknown-choice': 'There is no such choice',
  'unknown-field': 'Unknown field',
  'unknown-id': 'Not an identifier',
  'yes-or-no': 'Must be true or false',
  'control-characters': 'Please remove the unprintable characters',
  'name-taken': 'This name is taken',
  'email-format': 'This is not an e-mail address',
  'email-domain': 'Please check the part after the dot',
  'password-too-short': 'The password needs at least 7 characters',
  'not-an-image': 'This is not an image. JPEG, PNG, WebP and AVIF will do',
  'image-too-large': 'The file is too large: 10 MB at most',
  'image-too-many-pixels': 'The image is too large: 40 megapixels at most',
  'image-animated': 'Moving images will not do. Please send a still one',
  'image-damaged': 'The file is damaged: the image cannot be read to its end',
  'image-too-small': 'The image is too small: 16 pixels a side at least',
};

export const successes: typeof uk.successes = {
  ok: 'Done',
  'signed-in': 'Welcome! You are signed in',
  'signed-out': 'You are signed out',
  'brand-created': 'Brand created',
  'brand-saved': 'Brand saved',
  'brand-deleted': 'Brand deleted',
};
