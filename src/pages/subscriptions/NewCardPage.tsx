import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectIsSignedIn } from '@/features/session/userSlice';
import { PageHead } from '@/kernel/head/PageHead';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { LoadingIndicator } from '@/ui/LoadingIndicator/LoadingIndicator';
import { Notice } from '@/ui/Notice/Notice';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { Wrap } from '@/ui/Wrap/Wrap';
import { NewCardForm } from './parts/NewCardForm';
import styles from './parts/Subscriptions.module.css';
import { readKeptLink, subscriptionsPath } from './useManageLink';
import { useSubscriptions } from './useSubscriptions';

const Back = () => (
  <Button priority="normal" href={subscriptionsPath}>
    <FormattedMessage id="subscriptions.back" />
  </Button>
);

/** Another card for a subscription. */
export const NewCardPage = () => {
  const { formatMessage } = useIntl();
  const uid = new URLSearchParams(useLocation().search).get('subscription');
  const isSignedIn = useSelector(selectIsSignedIn);
  const [kept] = useState(readKeptLink);
  const link = isSignedIn ? null : (kept ?? '');
  const { view, replace } = useSubscriptions(link);
  const [isDone, setIsDone] = useState(false);
  const title = formatMessage({ id: 'subscriptions.newCardTitle' });
  const subscription = view.kind === 'filled' ? view.subscriptions.find((each) => each.uid === uid) : undefined;
  const isMissing = view.kind !== 'loading' && view.kind !== 'failed' && !subscription;
  return (
    <main id="main" tabIndex={-1}>
      <PageHead title={title} robots="noindex" />
      <Wrap className={styles.guest}>
        <h1 className={styles.title}>{title}</h1>
        {view.kind === 'loading' && <LoadingIndicator />}
        {view.kind === 'failed' && (
          <RetryNotice onRetry={view.retry}>
            <FormattedMessage id="subscriptions.loadFailed" />
          </RetryNotice>
        )}
        {isMissing && (
          <EmptyState
            heading={<FormattedMessage id="subscriptions.linkUnknown" />}
            text={<FormattedMessage id="subscriptions.linkUnknownHint" />}
            action={<Back />}
          />
        )}
        {subscription &&
          (isDone ? (
            <div>
              <Notice kind="success" isLive>
                <FormattedMessage id="subscriptions.saidCard" values={{ last4: subscription.card?.last_four ?? '' }} />
              </Notice>
              {subscription.status === 'PAUSED' && (
                <Notice kind="info">
                  <FormattedMessage id="subscriptions.saidPaused" />
                </Notice>
              )}
              <Back />
            </div>
          ) : (
            <NewCardForm
              subscription={subscription}
              link={link}
              onDone={(changed) => {
                replace(changed);
                setIsDone(true);
              }}
            />
          ))}
      </Wrap>
    </main>
  );
};
