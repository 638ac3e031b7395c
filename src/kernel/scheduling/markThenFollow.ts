import { startTransition } from 'react';
import { painted } from './afterPaint';

/**
 * Answers a choice before what it leads to begins: the mark is painted first, and stands until the rest is there.
 * @param mark sets the state of a `useOptimistic`.
 * @param follow what the choice leads to, such as another address.
 */
export const markThenFollow = (mark: () => void, follow: () => void): void =>
  startTransition(async () => {
    mark();
    await painted();
    follow();
  });
