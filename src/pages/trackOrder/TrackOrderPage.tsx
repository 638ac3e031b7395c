import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectIsSignedIn } from '@/features/session/userSlice';
import { PageHead } from '@/kernel/head/PageHead';
import { errorText } from '@/kernel/errors/appError';
import { Breadcrumbs } from '@/ui/Breadcrumbs/Breadcrumbs';
import { Button } from '@/ui/Button/Button';
import { Notice } from '@/ui/Notice/Notice';
import { Wrap } from '@/ui/Wrap/Wrap';
import { OrderProgress } from './OrderProgress';
import { TrackOrderForm } from './TrackOrderForm';
import styles from './TrackOrderPage.module.css';
import { useTrackedOrder } from './useTrackedOrder';

export interface TrackOrderPageProps {
  /** Shown where orders cannot be tracked. */
  otherwise: ReactNode;
}

/** The page of order tracking, where the backend has that. */
export const TrackOrderPage = ({ otherwise }: TrackOrderPageProps) =>
  CAPABILITIES.orderTracking ? <Tracking /> : otherwise;

/** Order tracking for guests. An unknown number and a wrong e-mail read the same, so that orders cannot be guessed. */
const Tracking = () => {
  const { formatMessage } = useIntl();
  const isSignedIn = useSelector(selectIsSignedIn);
  const number = new URLSearchParams(useLocation().search).get('number')?.slice(0, 50) ?? '';
  const { view, track } = useTrackedOrder();
  const title = formatMessage({ id: 'tracking.title' });
  return (
    <main id="main" tabIndex={-1}>
      <PageHead title={title} robots="noindex" />
      <Wrap className={styles.page}>
        <Breadcrumbs items={[{ label: formatMessage({ id: 'breadcrumbs.home' }), to: '/' }, { label: title }]} />
        <div className={styles.columns}>
          <div>
            <h1>{title}</h1>
            <p className={styles.intro}>
              <FormattedMessage id="tracking.intro" />
            </p>
            <TrackOrderForm key={number} number={number} isBusy={view.kind === 'loading'} onTrack={track} />
            {isSignedIn ? (
              <p className={styles.history}>
                <Button priority="lowLinkUnderline" to="/order-history">
                  <FormattedMessage id="orders.title" />
                </Button>
              </p>
            ) : null}
          </div>
          <section aria-live="polite" aria-busy={view.kind === 'loading'}>
            {view.kind === 'found' ? <OrderProgress order={view.order} /> : null}
            {view.kind === 'unknown' ? (
              <Notice kind="warning">
                <FormattedMessage id="tracking.unknown" />
              </Notice>
            ) : null}
            {view.kind === 'failed' ? (
              <Notice kind="error" isLive={false}>
                {view.error.kind === 'network'
                  ? formatMessage({ id: 'tracking.failed' })
                  : errorText(view.error, formatMessage({ id: 'tracking.failed' }))}
              </Notice>
            ) : null}
          </section>
        </div>
      </Wrap>
    </main>
  );
};
