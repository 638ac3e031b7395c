import { type PropsWithChildren, type ReactNode, useRef } from 'react';
import { Deferred } from '../routing/Deferred';
import { useReached } from './useReached';

/**
 * Something below the first view that the page can do without: it begins when its place is near the window, or somebody
 * reads by keyboard.
 * @param className keeps its room, so that nothing moves when it comes.
 * @param room stands in its place from when it is near until it comes.
 */
export const WhenNear = ({
  className,
  room,
  children,
}: PropsWithChildren<{ className?: string; room?: ReactNode }>) => {
  const place = useRef<HTMLDivElement>(null);
  const isReached = useReached(place);
  return (
    <div ref={place} className={className}>
      {isReached ? <Deferred room={room}>{children}</Deferred> : null}
    </div>
  );
};
