import type { ReactNode } from 'react';

/** A part of the shop in one of its states. */
export interface Sample {
  /** Such as 'high, loading'. */
  state: string;
  show: ReactNode;
}

/** The samples of one part. */
export interface SampleGroup {
  /** Name of the component. */
  part: string;
  samples: readonly Sample[];
}
