/** How it stands with a preview. */
export interface PreviewStatus {
  /** Seconds since 1970, as text. */
  version: string;
  /** The values are gone: what is opened now is the shop as it is. */
  hasEnded: boolean;
  /** Operations that the backend refused to preview. */
  refused: readonly string[];
}

/** The state of a preview, for React to follow. */
export interface PreviewState {
  current: () => PreviewStatus;
  subscribe: (listener: () => void) => () => void;
  end: () => void;
  refuse: (operationName: string) => void;
}

/** @param version of the preview; without one it has ended before it began. */
export const createPreviewState = (version: string | undefined): PreviewState => {
  const listeners = new Set<() => void>();
  let status: PreviewStatus = { version: version ?? '', hasEnded: version === undefined, refused: [] };
  const change = (changes: Partial<PreviewStatus>): void => {
    status = { ...status, ...changes };
    listeners.forEach((listener) => listener());
  };
  return {
    current: () => status,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    end: () => change({ hasEnded: true }),
    refuse: (operationName) => {
      if (!status.refused.includes(operationName)) change({ refused: [...status.refused, operationName] });
    },
  };
};
