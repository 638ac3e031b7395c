/** A backend as its capability file describes it. */
export interface KnownBackend {
  name: string;
  /** Coordinates of what it lacks. */
  absent: ReadonlySet<string>;
}

export function readBackend(root: string, given: string | undefined): KnownBackend;
