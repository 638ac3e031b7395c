import { hostname, networkInterfaces } from 'node:os';

import type { Settings } from '../settings';
import { loopbackNames } from './fromThisMachine';
import { securityHeaders } from './securityHeaders';

type GuardSettings = Pick<Settings, 'host' | 'publicOrigin'>;

const refusal = (status: number, text: string): Response =>
  new Response(text, {
    status,
    headers: { ...securityHeaders, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });

const inUrl = (address: string): string => (address.includes(':') ? `[${address}]` : address);

/** Every name and address of this machine: a phone in the same network reaches the shop by one of them. */
const machineNames = (): string[] => [
  ...[hostname(), `${hostname()}.local`].map((name) => name.toLowerCase()),
  ...Object.values(networkInterfaces()).flatMap((list) => (list ?? []).map(({ address }) => inUrl(address))),
];

/** Names under which the shop may be asked for. */
const ownNames = ({ host, publicOrigin }: GuardSettings): ReadonlySet<string> => {
  const isEverywhere = ['0.0.0.0', '::'].includes(host);
  const names = [...loopbackNames, ...(isEverywhere ? machineNames() : [inUrl(host.toLowerCase())])];
  return new Set(publicOrigin === undefined ? names : [...names, new URL(publicOrigin).hostname]);
};

/** Methods that change nothing (RFC 9110, section 9.2.1). */
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a page of another site sent the request. A program that is no browser names neither header. */
const isFromElsewhere = ({ headers, url }: Request, publicOrigin: string | undefined): boolean => {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin' && site !== 'none';
  const origin = headers.get('origin');
  if (origin === null || origin === publicOrigin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== new URL(url).host;
};

/**
 * Makes the check of every request before anything reads it.
 * - A name that is not the shop's own is refused: links in mails and pages are not to follow a `Host` header, and a
 *   stranger's name that leads here would make the stranger's pages the shop's own (DNS rebinding).
 * - What changes something may come from the shop's own pages alone (Fetch Metadata; the origin where a browser sends
 *   none): a token in a header is no help to requests that need none, such as those of a guest's cart.
 * @returns undefined for a request that may go on.
 */
export const createRequestGuard = (settings: GuardSettings) => {
  const names = ownNames(settings);
  return (request: Request): Response | undefined => {
    if (!names.has(new URL(request.url).hostname)) {
      return refusal(421, 'This shop does not answer under that name. SHOP_ORIGIN names the one under which it does.');
    }
    if (!safeMethods.has(request.method) && isFromElsewhere(request, settings.publicOrigin)) {
      return refusal(403, 'This request may only come from a page of the shop.');
    }
    return undefined;
  };
};
