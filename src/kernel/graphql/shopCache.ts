import { type Cache, InMemoryCache, type Reference } from '@apollo/client';

/** The client's cache, into which an answer can be written before the client does so. */
export class ShopCache extends InMemoryCache {
  /** Data that was written ahead. */
  #ahead = new WeakSet<object>();

  /** Writes data now that is about to be written again: the second time then costs nothing. */
  writeAhead<Data extends object>(options: Cache.WriteOptions<Data>): void {
    const { result } = options;
    this.write(options);
    if (result) this.#ahead.add(result);
  }

  override write(options: Cache.WriteOptions): Reference | undefined {
    const { result } = options;
    return result && this.#ahead.delete(result) ? undefined : super.write(options);
  }

  /** Forgets what was written, ahead as well. */
  override reset(options?: Cache.ResetOptions): Promise<void> {
    this.#ahead = new WeakSet();
    return super.reset(options);
  }
}
