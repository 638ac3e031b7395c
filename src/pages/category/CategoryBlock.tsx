import { useRef } from 'react';
import { LazyContent } from '@/features/content/LazyContent';
import { useReached } from '@/kernel/viewport/useReached';
import styles from './CategoryBlock.module.css';

/** The CMS block that an editor put below a category's products: its code loads when the shopper comes near. */
export const CategoryBlock = ({ content }: { content: string | null | undefined }) => {
  const place = useRef<HTMLElement>(null);
  const isReached = useReached(place);
  if (!content) return null;
  return (
    <section ref={place} className={styles.block}>
      {isReached ? <LazyContent html={content} /> : null}
    </section>
  );
};
