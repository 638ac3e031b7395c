import { Suspense, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '@/kernel/errors/ErrorBoundary';
import { lazyComponent } from '@/kernel/routing/lazyComponent';
import { useKeyboardReader } from '@/kernel/viewport/useKeyboardReader';
import { useNear } from '@/kernel/viewport/useNear';
import { useIsIdle } from '../header/useIsIdle';
import styles from './Footer.module.css';

const footerContent = lazyComponent(
  async () => (await import(/* webpackChunkName: "footer" */ './FooterContent')).FooterContent,
);

/**
 * Who we are and where else to go. It is the last of the page, so its content waits for all before it, and
 * until the visitor comes near, by scrolling or by keyboard.
 */
export const Footer = () => {
  const { key } = useLocation();
  const place = useRef<HTMLElement>(null);
  const isIdle = useIsIdle();
  const isNear = useNear(place);
  const isWanted = useKeyboardReader();
  return (
    <footer ref={place} className={styles.footer}>
      {isIdle && (isNear || isWanted) ? (
        <ErrorBoundary fallback={null} resetKey={key}>
          <Suspense>
            <footerContent.Component isSeen={isNear} />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </footer>
  );
};
