import '@apollo/client';

declare module '@apollo/client' {
  interface DefaultContext {
    /** Lets a mutation overtake the queue (spec §7.1). */
    skipQueue?: boolean;
    /** Milliseconds after which a request counts as lost. */
    timeoutMs?: number;
    /** Called when the answer came without what it could not give (spec §8, stock messages). */
    onItemsDropped?: () => void;
    headers?: Record<string, string>;
    fetchOptions?: RequestInit & { timeoutMs?: number | undefined };
  }
}
