import { LazyContent } from '@/features/content/LazyContent';
import { ErrorBoundary } from '@/kernel/errors/ErrorBoundary';
import { lazyComponent } from '@/kernel/routing/lazyComponent';
import styles from './CategoryBlock.module.css';

const landing = lazyComponent(
  async () => (await import(/* webpackChunkName: "content" */ '@/features/content/LandingContent')).LandingContent,
);

/** The CMS block that an editor put before a category's products, or in their place. Without its code its words stand there. */
export const CategoryBlock = ({ content }: { content: string }) => (
  <section className={styles.block}>
    <ErrorBoundary fallback={<LazyContent html={content} />} resetKey={content}>
      <landing.Component html={content} />
    </ErrorBoundary>
  </section>
);
