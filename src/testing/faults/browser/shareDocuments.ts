import type { ApolloClient } from '@apollo/client';

/** Where a client keeps what it works out of each document. */
const kept = [
  ['queryManager', 'transformCache'],
  ['cache', 'addTypenameTransform'],
] as const;

const shared = new Map<string, unknown>();

const partOf = (whole: object, name: string): object | undefined => {
  const part: unknown = Reflect.get(whole, name);
  return typeof part === 'object' && part !== null ? part : undefined;
};

/**
 * Lets the clients of a test work out each document once between them, and not look for `@defer` at each request, which no
 * document of ours has: a page has one client, a test of many purchases opens hundreds, which would spend a quarter of
 * their time on it. A version of the client that has these fields no more takes longer, and works.
 */
export const shareDocuments = (apollo: ApolloClient): void => {
  for (const [part, field] of kept) {
    const owner = partOf(apollo, part);
    if (!owner || !(field in owner)) continue;
    if (shared.has(field)) Reflect.set(owner, field, shared.get(field));
    else shared.set(field, Reflect.get(owner, field));
  }
  const handler = partOf(partOf(apollo, 'queryManager') ?? {}, 'incrementalHandler');
  if (handler) Reflect.set(handler, 'prepareRequest', (request: unknown) => request);
};
