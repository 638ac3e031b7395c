import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageHead } from '@/kernel/head/PageHead';
import { signalPrerender } from '@/kernel/head/prerenderSignals';
import { Button } from '@/ui/Button/Button';
import { focusHeadingWhenThere } from '@/ui/focus/focusHeading';
import { Wrap } from '@/ui/Wrap/Wrap';
import styles from './ErrorView.module.css';

export interface ErrorViewProps {
  /** Message; a general sentence without it. */
  message?: string;
  onRetry?: () => void;
}

const reload = (): void => window.location.reload();

/**
 * Something failed, and the page with it: heading, sentence, another try if one is possible, and the way home. Without a
 * connection it says that this is what is missing, and tries again by itself when the connection is back.
 */
export const ErrorView = ({ message, onRetry }: ErrorViewProps) => {
  const intl = useIntl();
  const [isOffline] = useState(() => navigator.onLine === false);
  const heading = intl.formatMessage({ id: isOffline ? 'header.offline' : 'error.heading' });
  useEffect(() => {
    if (!isOffline) return undefined;
    const retry = onRetry ?? reload;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isOffline, onRetry]);
  // What failed will come back: search engines keep what they know of the page, so it says nothing of indexing.
  useEffect(() => signalPrerender({ status: 503 }), []);
  const place = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current: view } = place;
    return () => {
      // The page that comes in its place takes the focus that goes with it.
      if (view?.contains(document.activeElement)) queueMicrotask(focusHeadingWhenThere);
    };
  }, []);
  return (
    <main ref={place} id="main" tabIndex={-1}>
      <PageHead title={heading} />
      <Wrap className={styles.view}>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.lead}>
          {isOffline ? <FormattedMessage id="error.offline" /> : (message ?? <FormattedMessage id="error.generic" />)}
        </p>
        <div className={styles.actions}>
          {onRetry ? (
            <Button onClick={onRetry}>
              <FormattedMessage id="error.retry" />
            </Button>
          ) : null}
          <Button to="/" priority={onRetry ? 'low' : 'normal'}>
            <FormattedMessage id="error.takeMeHome" />
          </Button>
        </div>
      </Wrap>
    </main>
  );
};
