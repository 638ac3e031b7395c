import { LazyContent } from '@/features/content/LazyContent';
import styles from './CategoryHeader.module.css';

/** Text without markup needs no HTML reader. */
const hasMarkup = (html: string): boolean => /[<&]/.test(html);

/** The description under a category's name. */
export const CategoryDescription = ({ html }: { html: string }) => (
  <div className={styles.description}>{hasMarkup(html) ? <LazyContent html={html} /> : <p>{html}</p>}</div>
);
