import { Shimmer } from '@/ui/Shimmer/Shimmer';
import styles from './SidebarShimmer.module.css';

const rows = [1, 2, 3, 4, 5, 6, 7, 8];

/** Stands for the filters while the choices are not known. */
export const SidebarShimmer = () => (
  <div className={styles.rows} aria-hidden="true">
    {rows.map((row) => (
      <Shimmer key={row} className={styles.row} />
    ))}
  </div>
);
