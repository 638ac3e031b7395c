import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';

/**
 * Header in which the server hands the client's address to the request's context. What a client sends under this name is
 * overwritten.
 */
export const clientAddressHeader = 'x-client-address';

/** A provider gives a household at least so many bits of IPv6: everything below them is one client. */
const networkParts = 4;

const unknown = 'unknown';

/** One name for a client, whichever of its addresses it uses; `unknown` for what is no address. */
export const clientOfAddress = (address: string): string => {
  if (!ipaddr.isValid(address)) return unknown;
  // IPv4 within IPv6 is IPv4.
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const parts = parsed.toByteArray().slice(0, networkParts * 2);
  return `${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}/64`;
};

/**
 * The client that a request comes from.
 * @param trustedProxies number of proxies before the shop, each of which adds the address that it saw to
 *   `X-Forwarded-For`. What stands left of those entries comes from the client and may be a lie.
 */
export const clientOf = ({ headers, socket }: IncomingMessage, trustedProxies: number): string => {
  const given = headers['x-forwarded-for'];
  const forwarded = (Array.isArray(given) ? given.join(',') : (given ?? '')).split(',').map((entry) => entry.trim());
  const seen = trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined;
  return clientOfAddress(seen || (socket.remoteAddress ?? ''));
};

/**
 * Header in which the server says whether a request was made on the machine itself: `1`, or anything else. What a client
 * sends under this name is overwritten.
 */
export const localClientHeader = 'x-local-client';

/** Headers that proxies and CDNs add: with one, the client may be anywhere. */
const proxyHeader =
  /^(?:forwarded|via|x-forwarded(?:-.+)?|x-original-.+|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-.+|fastly-.+|cdn-loop)$/;

/** Whether a request comes from the machine itself, and not through a proxy on it. */
export const isLocalClient = ({ headers, socket }: IncomingMessage): boolean => {
  const address = socket.remoteAddress ?? '';
  return (
    ipaddr.isValid(address) &&
    ipaddr.process(address).range() === 'loopback' &&
    !Object.keys(headers).some((name) => proxyHeader.test(name))
  );
};
