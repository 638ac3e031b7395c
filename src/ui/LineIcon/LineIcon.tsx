import styles from '../Icon/Icon.module.css';

export interface LineIconProps {
  /** Path of the icon on its grid of 24. */
  path: string;
  /** CSS pixels. */
  size?: 18 | 22;
}

/** A line icon that only a chunk of its own shows, so that it is not among the shop's icons; its control has the name. */
export const LineIcon = ({ path, size = 22 }: LineIconProps) => (
  <svg className={styles.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={path} />
  </svg>
);
