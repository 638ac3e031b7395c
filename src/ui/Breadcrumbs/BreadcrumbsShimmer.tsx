import { Shimmer } from '../Shimmer/Shimmer';
import styles from './Breadcrumbs.module.css';

/** Stands for breadcrumbs while they load, in their geometry. */
export const BreadcrumbsShimmer = () => (
  <ol className={styles.crumbs}>
    <li className={styles.crumb} data-slot="crumbs">
      <span className={styles.link} data-slot="crumb">
        <Shimmer isText className={styles.shimmer} />
      </span>
    </li>
    <li className={styles.crumb}>
      <span className={styles.current} data-slot="title">
        <Shimmer isText className={styles.shimmer} />
      </span>
    </li>
  </ol>
);
