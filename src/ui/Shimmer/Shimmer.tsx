import styles from './Shimmer.module.css';

export interface ShimmerProps {
  /** Gives it its geometry: the very one of what it stands for. */
  className?: string;
}

/** A block that stands for something that loads. Whoever shows shimmers says `aria-busy` once. */
export const Shimmer = ({ className }: ShimmerProps) => (
  <span className={className ? `${styles.shimmer} ${className}` : styles.shimmer} aria-hidden="true" />
);
