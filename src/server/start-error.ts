/**
 * A start failure that the operator can fix. Only its message is printed: what is wrong and what to do. Any other error is a bug
 * and is printed with its stack trace.
 */
export class StartError extends Error {
  override name = 'StartError';
}
