import { useMemo, useState } from 'react';
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
import { backPath, readManageLink } from './useManageLink';
import { useSubscriptions } from './useSubscriptions';

const Back = ({ link }: { link: string | null }) => (
  <Button priority="normal" href={backPath(link)}>
    <FormattedMessage id="subscriptions.back" />
  </Button>
);

/** Another card for a subscription. */
export const NewCardPage = () => {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const uid = new URLSearchParams(search).get('subscription');
  const isSignedIn = useSelector(selectIsSignedIn);
  const kept = useMemo(() => readManageLink(search, isSignedIn), [search, isSignedIn]);
  const link = isSignedIn ? kept : (kept ?? '');
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
            action={<Back link={link} />}
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
              <Back link={link} />
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
