import { LazyContent } from '@/features/content/LazyContent';
import styles from './CategoryPage.module.css';

/** The CMS block that an editor put below a category's products. */
export const CategoryBlock = ({ content }: { content: string | null | undefined }) =>
  content ? (
    <section className={styles.block}>
      <LazyContent html={content} />
    </section>
  ) : null;
