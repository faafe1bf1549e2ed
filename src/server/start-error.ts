/**
 * The shop cannot start for a reason a person can mend. The message is the one clear line they are shown:
 * what is wrong and what to do. Anything else that escapes a start is a defect and deserves its stack trace.
 */
export class StartError extends Error {
  override name = 'StartError';
}
