import { createHash } from 'node:crypto';

/** Files with a hash in their names: what is in them is the same wherever they are served. */
const hashedFile = /^static\/.*\.[0-9a-f]{6,8}\.(?:js|css|woff2)$/;

const integrityOf = (source) => `sha256-${createHash('sha256').update(source.buffer()).digest('base64')}`;

/**
 * Gives the service worker the hashes of the build's files (Subresource Integrity): of those that it keeps from the start,
 * and of those that it fetches later. Nothing of it is in the first load.
 * @param entries of the precache, as workbox has them.
 */
export const withFileIntegrity = async (entries, compilation) => {
  const precached = new Set(entries.map(({ url }) => url.replace(/^\//, '')));
  const source = (name) => compilation.getAsset(name)?.source;
  const manifest = entries.map((entry) => {
    const name = entry.url.replace(/^\//, '');
    return hashedFile.test(name) ? { ...entry, integrity: integrityOf(source(name)) } : entry;
  });
  const later = compilation.getAssets().filter(({ name }) => hashedFile.test(name) && !precached.has(name));
  const hashes = Object.fromEntries(later.map((asset) => [`/${asset.name}`, integrityOf(asset.source)]));
  // Workbox sorts by address.
  return { manifest: [...manifest, { url: '', hashes, size: 0 }], warnings: [] };
};
