import { Suspense, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ErrorBoundary } from '@/kernel/errors/ErrorBoundary';
import { lazyComponent } from '@/kernel/routing/lazyComponent';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { Shimmer } from '@/ui/Shimmer/Shimmer';
import styles from './NewsletterSignUp.module.css';

const newsletterForm = lazyComponent(
  async () =>
    (await import(/* webpackChunkName: "newsletter" */ '@/features/newsletter/NewsletterForm')).NewsletterForm,
);

/** Tells the back office where the visitor signed up. */
const source = 'footer';

const waiting = (
  <div className={styles.waiting} aria-busy="true">
    <Shimmer className={styles.field} />
    <Shimmer className={styles.words} />
  </div>
);

/** Fetches the form for a footer that begins with it; true until it is there, or cannot be had. */
export const useIsFormComing = (isWanted: boolean): boolean => {
  const [isComing, setIsComing] = useState(isWanted && !newsletterForm.isLoaded());
  useEffect(() => {
    if (!isWanted) return;
    void newsletterForm
      .load()
      .catch(() => undefined)
      .then(() => setIsComing(false));
  }, [isWanted]);
  return isComing && isWanted;
};

/** The form of the newsletter, fetched when it is wanted; its room is kept until then. */
export const NewsletterSignUp = ({ isWanted }: { isWanted: boolean }) => {
  const [attempt, setAttempt] = useState(0);
  const retry = async (): Promise<void> => {
    await newsletterForm.load();
    setAttempt(attempt + 1);
  };
  if (!isWanted) return waiting;
  const failure = (
    <RetryNotice onRetry={retry}>
      <FormattedMessage id="newsletter.unavailable" />
    </RetryNotice>
  );
  return (
    <ErrorBoundary fallback={failure} resetKey={String(attempt)}>
      <Suspense fallback={waiting}>
        <newsletterForm.Component source={source} />
      </Suspense>
    </ErrorBoundary>
  );
};
