import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCalendar } from '@/kernel/i18n/useCalendar';
import { Button } from '@/ui/Button/Button';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import { Dialog } from '@/ui/Dialog/Dialog';
import {
  CancelSubscriptionDocument,
  PauseSubscriptionDocument,
  ResumeSubscriptionDocument,
  SetSubscriptionDateDocument,
  SkipSubscriptionOrderDocument,
} from '../api/Changes.graphql.generated';
import { nameOf } from '../subscription';
import type { PartProps } from './SubscriptionItems';
import styles from './Subscriptions.module.css';

/** Cancelling: one click asks, the next one does it. Nothing is offered in between. */
const Cancel = ({ subscription, changing: { change, isBusy } }: PartProps) => {
  const name = nameOf(subscription);
  const { formatMessage } = useIntl();
  const [isAsked, setIsAsked] = useState(false);
  const cancel = (): void => {
    // Before the answer: this goes with it, and a dialog that went while it was open would take the toast and the focus along.
    setIsAsked(false);
    void change(CancelSubscriptionDocument, {}, { message: formatMessage({ id: 'subscriptions.saidCancelled' }) });
  };
  return (
    <>
      <Button priority="lowLinkUnderline" size="small" isLoading={isBusy} onClick={() => setIsAsked(true)}>
        <FormattedMessage id="subscriptions.cancel" />
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      <Dialog
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        title={<FormattedMessage id="subscriptions.cancelTitle" values={{ name }} />}
        footer={
          <>
            <Button priority="low" onClick={() => setIsAsked(false)}>
              <FormattedMessage id="subscriptions.keep" />
            </Button>
            <Button priority="normal" isLoading={isBusy} onClick={cancel}>
              <FormattedMessage id="subscriptions.cancelNow" />
            </Button>
          </>
        }
      >
        <p>
          <FormattedMessage id="subscriptions.cancelText" />
        </p>
      </Dialog>
    </>
  );
};

/** Skip, pause or resume, cancel. */
export const SubscriptionActions = ({ subscription, changing }: PartProps) => {
  const { formatMessage } = useIntl();
  const { date: inWords } = useCalendar();
  const { change, isBusy } = changing;
  const { next_order_date: date, status } = subscription;

  const skip = (day: string): void => {
    const undo = (): void => {
      const message = formatMessage({ id: 'subscriptions.saidDate' }, { date: inWords(day) });
      void change(SetSubscriptionDateDocument, { date: day }, { message });
    };
    const message = formatMessage({ id: 'subscriptions.saidSkipped' }, { date: inWords(day) });
    void change(SkipSubscriptionOrderDocument, { date: day }, { message, undo });
  };
  const resume = (): void =>
    void change(ResumeSubscriptionDocument, {}, { message: formatMessage({ id: 'subscriptions.saidResumed' }) });
  const pause = (): void =>
    void change(
      PauseSubscriptionDocument,
      {},
      { message: formatMessage({ id: 'subscriptions.saidPaused' }), undo: resume },
    );

  const about = <VisuallyHidden> {nameOf(subscription)}</VisuallyHidden>;

  return (
    <div className={styles.actions}>
      {status === 'ACTIVE' && date && (
        <Button priority="low" size="small" isLoading={isBusy} onClick={() => skip(date)}>
          <FormattedMessage id="subscriptions.skip" />
          {about}
        </Button>
      )}
      {status === 'ACTIVE' ? (
        <Button priority="low" size="small" isLoading={isBusy} onClick={pause}>
          <FormattedMessage id="subscriptions.pause" />
          {about}
        </Button>
      ) : (
        <Button priority="normal" size="small" isLoading={isBusy} onClick={resume}>
          <FormattedMessage id="subscriptions.resume" />
          {about}
        </Button>
      )}
      <Cancel subscription={subscription} changing={changing} />
    </div>
  );
};
