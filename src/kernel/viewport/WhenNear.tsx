import { type PropsWithChildren, useRef } from 'react';
import { Deferred } from '../routing/Deferred';
import { useReached } from './useReached';

/**
 * Something below the first view that the page can do without: it begins when its place is near the window, or somebody
 * reads by keyboard.
 * @param className keeps its room, so that nothing moves when it comes.
 */
export const WhenNear = ({ className, children }: PropsWithChildren<{ className?: string }>) => {
  const place = useRef<HTMLDivElement>(null);
  const isReached = useReached(place);
  return (
    <div ref={place} className={className}>
      {isReached ? <Deferred>{children}</Deferred> : null}
    </div>
  );
};
