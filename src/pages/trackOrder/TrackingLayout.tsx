import { type ReactNode, useEffect, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectIsSignedIn } from '@/features/session/userSlice';
import { Button } from '@/ui/Button/Button';
import { RefusedBy } from '@/ui/forms/refusedBy';
import { TrackingPage } from './TrackingPage';
import styles from './TrackOrderPage.module.css';

export interface TrackingLayoutProps {
  intro: ReactNode;
  form: ReactNode;
  isBusy: boolean;
  /** The order, once it is found: its heading takes the focus. */
  order: ReactNode;
  /** Why there is none. */
  problem: ReactNode;
  /** No order has what stands in the form. */
  isUnknown: boolean;
}

/** The page around a question for an order: what is asked for beside what came of it. */
export const TrackingLayout = ({ intro, form, isBusy, order, problem, isUnknown }: TrackingLayoutProps) => {
  const { formatMessage } = useIntl();
  const isSignedIn = useSelector(selectIsSignedIn);
  const title = formatMessage({ id: 'tracking.title' });
  const problemId = useId();
  const found = useRef<HTMLElement>(null);
  const isFound = order !== null;
  // All of it read in one go, as a live region is, would say too much at once.
  useEffect(() => {
    const heading = isFound ? found.current?.querySelector('h2') : null;
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [isFound]);
  return (
    <TrackingPage title={title} hasHeading>
      <div className={styles.columns}>
        <div>
          <h1>{title}</h1>
          <p className={styles.intro}>{intro}</p>
          <RefusedBy value={isUnknown ? problemId : undefined}>{form}</RefusedBy>
          {isSignedIn ? (
            <p className={styles.history}>
              <Button priority="lowLinkUnderline" to="/order-history">
                <FormattedMessage id="orders.title" />
              </Button>
            </p>
          ) : null}
        </div>
        <div>
          <section id={problemId} aria-live="polite" aria-busy={isBusy}>
            {problem}
          </section>
          <section ref={found}>{order}</section>
        </div>
      </div>
    </TrackingPage>
  );
};
