/** A backend as its capability file describes it. */
export interface KnownBackend {
  name: string;
  /** Coordinates of what it lacks. */
  absent: ReadonlySet<string>;
  /** What its store view says of itself, by environment variables. */
  settings: Readonly<Record<string, string>>;
}

export function readBackend(root: string, given: string | undefined): KnownBackend;
