import type { PrecacheEntry } from 'workbox-precaching';

/** The hashes of all files that are fetched when a page needs them, by address (Subresource Integrity). */
export interface LaterFiles {
  hashes: Readonly<Record<string, string>>;
}

/** What the build writes into the worker: files that are kept from the start, and once the hashes of all others. */
export type ManifestEntry = string | PrecacheEntry | LaterFiles;

const isLater = (entry: ManifestEntry): entry is LaterFiles => typeof entry !== 'string' && 'hashes' in entry;

const hashesIn = (entry: ManifestEntry): [url: string, hash: string][] => {
  if (isLater(entry)) return Object.entries(entry.hashes);
  return typeof entry !== 'string' && entry.integrity ? [[entry.url, entry.integrity]] : [];
};

/** The build's files, as the worker uses them. */
export interface BuildFiles {
  /** Kept from the start. */
  precached: (string | PrecacheEntry)[];
  /**
   * The hash that the content of a file must have; undefined for a file of another build, and for one that the server
   * changes for each deployment, such as the page.
   */
  hashOf: (url: string) => string | undefined;
}

/**
 * Reads what the build wrote.
 * @param base address of the worker, to which the manifest's addresses are relative.
 */
export const readManifest = (manifest: readonly ManifestEntry[], base: string): BuildFiles => {
  const hashes = new Map(manifest.flatMap(hashesIn).map(([url, hash]) => [new URL(url, base).href, hash] as const));
  return {
    precached: manifest.filter((entry): entry is Exclude<ManifestEntry, LaterFiles> => !isLater(entry)),
    hashOf: (url) => hashes.get(new URL(url, base).href),
  };
};
