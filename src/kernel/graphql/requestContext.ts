import '@apollo/client';

declare module '@apollo/client' {
  interface DefaultContext {
    /** Lets a mutation overtake the queue. */
    skipQueue?: boolean;
    /** Milliseconds after which a request counts as lost. */
    timeoutMs?: number;
    /** Sent as a personal query: by POST, and stored nowhere. */
    isPersonal?: boolean;
    /** Called when the answer came without what it could not give. */
    onItemsDropped?: () => void;
    /** Leaves the errors beside the data of a query in its result; without it they are dropped where every field was answered. */
    keepsErrors?: boolean;
    /** The answer is one that the boot script asked for: set by the link that takes it over. */
    isEarly?: boolean;
    headers?: Record<string, string>;
    fetchOptions?: RequestInit & { timeoutMs?: number | undefined };
  }
}
