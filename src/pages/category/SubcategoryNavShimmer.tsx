import styles from './SubcategoryNav.module.css';

/** The places of the categories below one, for the first paint. */
export const SubcategoryNavShimmer = () => (
  <div className={styles.nav} data-slot="navigation" data-optional>
    <ul className={styles.list}>
      <li data-slot="subcategories">
        <span className={styles.link}>
          <span data-slot="name" />
          <span className={styles.count} data-slot="count" />
        </span>
      </li>
    </ul>
  </div>
);
