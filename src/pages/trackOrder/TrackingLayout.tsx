import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectIsSignedIn } from '@/features/session/userSlice';
import { Button } from '@/ui/Button/Button';
import { TrackingPage } from './TrackingPage';
import styles from './TrackOrderPage.module.css';

export interface TrackingLayoutProps {
  intro: ReactNode;
  form: ReactNode;
  isBusy: boolean;
  /** What became of the question. */
  children: ReactNode;
}

/** The page around a question for an order: what is asked for beside what came of it. */
export const TrackingLayout = ({ intro, form, isBusy, children }: TrackingLayoutProps) => {
  const { formatMessage } = useIntl();
  const isSignedIn = useSelector(selectIsSignedIn);
  const title = formatMessage({ id: 'tracking.title' });
  return (
    <TrackingPage title={title} hasHeading>
      <div className={styles.columns}>
        <div>
          <h1>{title}</h1>
          <p className={styles.intro}>{intro}</p>
          {form}
          {isSignedIn ? (
            <p className={styles.history}>
              <Button priority="lowLinkUnderline" to="/order-history">
                <FormattedMessage id="orders.title" />
              </Button>
            </p>
          ) : null}
        </div>
        <section aria-live="polite" aria-busy={isBusy}>
          {children}
        </section>
      </div>
    </TrackingPage>
  );
};
