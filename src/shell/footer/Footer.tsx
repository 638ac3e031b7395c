import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '@/kernel/errors/ErrorBoundary';
import { lazyComponent } from '@/kernel/routing/lazyComponent';
import { useIsIdle } from '../header/useIsIdle';
import styles from './Footer.module.css';

const footerContent = lazyComponent(
  async () => (await import(/* webpackChunkName: "footer" */ './FooterContent')).FooterContent,
);

/** Who we are and where else to go (spec §2.5). It is the last of the page, so its content waits for all before it. */
export const Footer = () => {
  const { key } = useLocation();
  const isIdle = useIsIdle();
  return (
    <footer className={styles.footer}>
      {isIdle ? (
        <ErrorBoundary fallback={null} resetKey={key}>
          <Suspense>
            <footerContent.Component />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </footer>
  );
};
