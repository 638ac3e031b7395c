/** Address of the worker in tests. */
export const base = 'https://shop.example';

/** The part of the Cache interface that the worker uses, in memory. */
export class MemoryCache {
  readonly entries = new Map<string, Response>();
  private static keyOf = (request: URL | Request | string): string =>
    request instanceof Request ? request.url : new URL(request, base).href;
  match = (request: Request | string) => Promise.resolve(this.entries.get(MemoryCache.keyOf(request))?.clone());
  put = (request: Request | string, response: Response) => {
    this.entries.set(MemoryCache.keyOf(request), response);
    return Promise.resolve();
  };
  delete = (request: Request | string) => Promise.resolve(this.entries.delete(MemoryCache.keyOf(request)));
  /** All keys, or those of an address, whatever its parameters are. */
  keys = (request?: URL) => {
    const place = request && MemoryCache.keyOf(request);
    const urls = [...this.entries.keys()].filter((url) => place === undefined || url.split('?')[0] === place);
    return Promise.resolve(urls.map((url) => new Request(url)));
  };
}

const stores = new Map<string, MemoryCache>();

/** The cache of a name. */
export const store = (name: string): MemoryCache => {
  const known = stores.get(name) ?? new MemoryCache();
  stores.set(name, known);
  return known;
};

/** Begins with empty caches, as the worker's scope has them. */
export const emptyCaches = (): void => {
  stores.clear();
  Object.assign(globalThis, {
    caches: { open: (name: string) => Promise.resolve(store(name)) },
    self: { location: { href: `${base}/sw.js` } },
  });
};
