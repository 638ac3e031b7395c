import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

import { root } from '../lib/steps.mjs';

/** A host, with a dot or a port or the name of this machine, and what may follow. */
const hostAndPath = /^(?:localhost|[\w-]+(?:\.[\w-]+)+|[\w-]+(?=:\d)|\[[\da-f:]+\])(?::\d+)?(?:\/.*)?$/i;

/** Hosts that hardly ever have a certificate: this machine, those of a private network, names without a domain. */
const privateHost =
  /^(?:localhost|127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[|[\w-]+[:/]|[^/:]+\.(?:local|localhost|test)(?:[:/]|$))/i;

/**
 * Reads the address of a Magento's GraphQL as people write it, also without a scheme.
 * @returns the address with its scheme; undefined for the path of a file.
 */
export const backendAddress = (text = '') => {
  const given = text.trim();
  if (/^https?:\/\//i.test(given)) return given;
  if (!hostAndPath.test(given) || /\.(?:json|graphqls?)$/i.test(given) || existsSync(resolve(root, given)))
    return undefined;
  return `${privateHost.test(given) ? 'http' : 'https'}://${given}`;
};
