import styles from './Shimmer.module.css';

export interface ShimmerProps {
  /** Gives it its geometry: the very one of what it stands for. */
  className?: string | undefined;
  /** Stands for a line of text in the type of the element around it. */
  isText?: boolean;
  /** Words whose room it takes, without showing them. */
  children?: string;
}

/**
 * A block that stands for something that loads. The part of a page that shows shimmers says `aria-busy` once. An element
 * around one may carry `data-slot`: there the boot script puts what the shimmer stands for (boot/fillSlots.ts).
 */
export const Shimmer = ({ className, isText = false, children }: ShimmerProps) => (
  <span className={[styles.shimmer, isText && styles.text, className].filter(Boolean).join(' ')} aria-hidden="true">
    {children ? <span className={styles.words}>{children}</span> : null}
  </span>
);
