import { BlockList, isIP } from 'node:net';
import { type StandIn, standIns } from '#contracts/shop.ts';

/** What the shop needs to work with the real company; without all of it a stand-in plays the part. */
const credentials = {
  bank: ['MONOBANK_TOKEN'],
  carrier: ['NOVA_POSHTA_KEY'],
  register: ['CHECKBOX_LOGIN', 'CHECKBOX_PASSWORD', 'CHECKBOX_LICENSE_KEY'],
  mail: ['SMTP_URL'],
} as const satisfies Record<StandIn, readonly string[]>;

type Credential = (typeof credentials)[StandIn][number];

type Given = {
  readonly [name in Credential | 'DATABASE_URL' | 'HOST' | 'PUBLIC_URL' | 'TRUSTED_PROXIES' | 'SANDBOX']?:
    | string
    | undefined;
};

export type StandInDecision = {
  readonly standIns: readonly StandIn[];
  /** What is missing in a shop that may have no stand-ins. It must not start. */
  readonly missing: readonly Credential[];
  /** Why it may have none, to complete the sentence "since …". */
  readonly because: string | null;
  /** Whether strangers can reach the shop, so that the stand-ins' pages must not be open to everybody. */
  readonly isPublic: boolean;
};

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether only this machine can come by that name or address. Any other name may be given to any address. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(bare);
  return family === 0 ? bare.toLowerCase() === 'localhost' : loopback.check(bare, family === 4 ? 'ipv4' : 'ipv6');
}

/**
 * Stand-ins show letters and take payments without money, so they serve only a shop with its own database on a loopback
 * address, or one that was declared a public demo. A proxy in front of a loopback address also lets strangers in: such a
 * shop starts, but its stand-ins are guarded.
 */
export function decideStandIns(given: Given): StandInDecision {
  const isMissing = (name: Credential) => given[name] === undefined;
  const played = standIns.filter((company) => credentials[company].some(isMissing));
  const because = reasonAgainst(given);
  const hasProxy =
    given.TRUSTED_PROXIES !== undefined ||
    (given.PUBLIC_URL !== undefined && !isLoopback(URL.parse(given.PUBLIC_URL)?.hostname ?? ''));
  const isRefused = because !== null && given.SANDBOX !== 'yes';
  return {
    standIns: played,
    missing: isRefused ? played.flatMap((company) => credentials[company].filter(isMissing)) : [],
    because,
    isPublic: because !== null || hasProxy,
  };
}

function reasonAgainst({ DATABASE_URL, HOST = 'localhost' }: Given): string | null {
  if (DATABASE_URL !== undefined) return 'DATABASE_URL is set';
  return isLoopback(HOST) ? null : `HOST=${HOST} lets others reach the shop`;
}
