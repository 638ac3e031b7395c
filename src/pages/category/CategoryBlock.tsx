import { useRef } from 'react';
import { LazyContent } from '@/features/content/LazyContent';
import { useKeyboardReader } from '@/kernel/viewport/useKeyboardReader';
import { useNear } from '@/kernel/viewport/useNear';
import styles from './CategoryBlock.module.css';

/** The CMS block that an editor put below a category's products: its code loads when the shopper comes near. */
export const CategoryBlock = ({ content }: { content: string | null | undefined }) => {
  const place = useRef<HTMLElement>(null);
  const isNear = useNear(place);
  const isWanted = useKeyboardReader();
  if (!content) return null;
  return (
    <section ref={place} className={styles.block}>
      {isNear || isWanted ? <LazyContent html={content} /> : null}
    </section>
  );
};
