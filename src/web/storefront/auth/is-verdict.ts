import type { Problem } from '#contracts/kit/problem.ts';

/** Whether the server has judged the link itself. Where it was too busy or out of reach, the same link may work in a minute. */
export const isVerdict = ({ code, status }: Problem): boolean => status < 500 && code !== 'TOO_MANY';
