import { act } from '@testing-library/react';
import * as React from 'react';

/** Where React keeps what an act has yet to do; it has no public name for it. */
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');

const queueOfAct = (): unknown =>
  typeof internals === 'object' && internals ? Reflect.get(internals, 'actQueue') : undefined;

/**
 * Runs an event in an act of React. Of what suspends in an act that nobody awaits, React forgets to render the rest: a part
 * whose chunk is on its way would never appear. So the act is awaited where something is left to do, and only there: while
 * one is awaited, React warns of every update outside it.
 */
export const eventInAct = (dispatch: () => unknown): unknown => {
  let result: unknown;
  let queue: unknown;
  const done: unknown = act(() => {
    result = dispatch();
    queue = queueOfAct();
  });
  if (Array.isArray(queue) && queue.length > 0) void Promise.resolve(done);
  return result;
};
