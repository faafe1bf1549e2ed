const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** One IPv4 address, or the 64 bits of an IPv6 address that a household gets: within those it has as many as it likes. */
export function callerAddress(ip: string): string {
  const ipv4 = mappedIpv4.exec(ip)?.[1] ?? (ip.includes(':') ? null : ip);
  if (ipv4 !== null) return ipv4;
  const [head = '', tail = ''] = ip.replace(/%.*$/, '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === '' ? [] : tail.split(':');
  const groups = [...left, ...Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
