import { BlockList, isIP } from 'node:net';
import { type StandIn, standIns } from '#contracts/shop.ts';

/** Credentials of the external services; if one is missing, a stand-in replaces the service. */
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
  /** Missing credentials in a shop that must not use stand-ins: it refuses to start. */
  readonly missing: readonly Credential[];
  /** Why stand-ins are refused; completes the sentence "since …". */
  readonly because: string | null;
  /** Whether others can reach the shop, so that the stand-ins' pages need access control. */
  readonly isPublic: boolean;
  /** Not in a shop that others can reach and that takes real money. */
  readonly isDemoAllowed: boolean;
};

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Any other host name may resolve to any address. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(bare);
  return family === 0 ? bare.toLowerCase() === 'localhost' : loopback.check(bare, family === 4 ? 'ipv4' : 'ipv6');
}

/**
 * Stand-ins show e-mails and accept payments without money, so they are allowed only with the embedded database on a loopback
 * address, or in a declared public demo (SANDBOX=yes). A reverse proxy also exposes a loopback address: such a shop starts, but
 * access to its stand-ins is guarded.
 */
export function decideStandIns(given: Given): StandInDecision {
  const isMissing = (name: Credential) => given[name] === undefined;
  const replaced = standIns.filter((service) => credentials[service].some(isMissing));
  const because = reasonAgainst(given);
  const hasProxy =
    given.TRUSTED_PROXIES !== undefined ||
    (given.PUBLIC_URL !== undefined && !isLoopback(URL.parse(given.PUBLIC_URL)?.hostname ?? ''));
  const isRefused = because !== null && given.SANDBOX !== 'yes';
  const isPublic = because !== null || hasProxy;
  return {
    standIns: replaced,
    missing: isRefused ? replaced.flatMap((service) => credentials[service].filter(isMissing)) : [],
    because,
    isPublic,
    isDemoAllowed: given.SANDBOX === 'yes' || (because === null && (!isPublic || replaced.length > 0)),
  };
}

function reasonAgainst({ DATABASE_URL, HOST = 'localhost' }: Given): string | null {
  if (DATABASE_URL !== undefined) return 'DATABASE_URL is set';
  return isLoopback(HOST) ? null : `HOST=${HOST} lets others reach the shop`;
}
