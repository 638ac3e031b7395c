import { type PropsWithChildren, type RefObject, useRef } from 'react';
import { useReached } from '@/kernel/viewport/useReached';
import styles from './NearBlock.module.css';

/** Room of a block whose code is not there. */
export const Room = ({ ref, type }: { ref?: RefObject<HTMLDivElement | null>; type: string }) => (
  <div ref={ref} className={styles.reserved} data-type={type} />
);

/** Keeps the room of a block until it is near, or somebody reads by keyboard. */
export const NearBlock = ({ type, children }: PropsWithChildren<{ type: string }>) => {
  const place = useRef<HTMLDivElement>(null);
  return useReached(place) ? children : <Room ref={place} type={type} />;
};
