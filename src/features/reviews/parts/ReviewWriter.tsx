import { Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';

import { signInPath } from '@/features/session/signInPath';
import { selectIsSignedIn } from '@/features/session/userSlice';
import { lazyComponent } from '@/kernel/routing/lazyComponent';
import { Button } from '@/ui/Button/Button';
import { holdFocus } from '@/ui/focus/holdFocus';
import { LoadingIndicator } from '@/ui/LoadingIndicator/LoadingIndicator';
import { Notice } from '@/ui/Notice/Notice';
import { RetryBoundary } from '@/ui/RetryBoundary/RetryBoundary';
import styles from './ReviewWriter.module.css';

/** The form with the library behind it: only who wants to write loads it. */
const form = lazyComponent(async () => (await import(/* webpackChunkName: "review-form" */ './ReviewForm')).ReviewForm);

export interface ReviewWriterProps {
  sku: string;
  areGuestsAllowed: boolean;
}

/** The way to a review of one's own. What was typed stays when the form is closed and opened again. */
export const ReviewWriter = ({ sku, areGuestsAllowed }: ReviewWriterProps) => {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { pathname, search } = useLocation();
  const [state, setState] = useState<'new' | 'open' | 'closed' | 'sent'>('new');

  if (!isSignedIn && !areGuestsAllowed) {
    return (
      <div className={styles.writer}>
        <Button priority="low" size="small" to={signInPath(`${pathname}${search}#reviews`)}>
          <FormattedMessage id="reviews.signInToWrite" />
        </Button>
      </div>
    );
  }
  if (state === 'sent') {
    return (
      <div ref={holdFocus} role="status" tabIndex={-1}>
        <Notice kind="success">
          <FormattedMessage id="reviews.sent" />
        </Notice>
      </div>
    );
  }
  const isOpen = state === 'open';
  return (
    <div className={styles.writer} data-open={isOpen || undefined}>
      <Button
        priority="low"
        size="small"
        aria-expanded={isOpen}
        onClick={() => setState(isOpen ? 'closed' : 'open')}
        onPointerEnter={form.loadAhead}
      >
        <FormattedMessage id="reviews.write" />
      </Button>
      {state === 'new' ? null : (
        <div className={styles.form} hidden={!isOpen}>
          <RetryBoundary load={form.load} failed={<FormattedMessage id="reviews.formFailed" />}>
            <Suspense fallback={<LoadingIndicator />}>
              <form.Component sku={sku} onSent={() => setState('sent')} />
            </Suspense>
          </RetryBoundary>
        </div>
      )}
    </div>
  );
};
