import type { Problem } from '#contracts/kit/problem.ts';

/** Whether the server has rejected the link itself. After an overload, a rate limit or a network error the same link may still work. */
export const isLinkRejected = ({ code, status }: Problem): boolean => status < 500 && code !== 'TOO_MANY';
