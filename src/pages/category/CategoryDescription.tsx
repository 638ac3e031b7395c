import { LazyContent } from '@/features/content/LazyContent';
import styles from './CategoryHeader.module.css';

/** The description under a category's name. */
export const CategoryDescription = ({ html }: { html: string }) => (
  <div className={styles.description}>
    <LazyContent html={html} />
  </div>
);
