import '@apollo/client';

declare module '@apollo/client' {
  interface DefaultContext {
    /** Lets a mutation overtake the queue. */
    skipQueue?: boolean;
    /** Milliseconds after which a request counts as lost. */
    timeoutMs?: number;
    /** Called when the answer came without what it could not give. */
    onItemsDropped?: () => void;
    headers?: Record<string, string>;
    fetchOptions?: RequestInit & { timeoutMs?: number | undefined };
  }
}
