import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isUnreachable } from '@/kernel/errors/appError';
import { Button } from '@/ui/Button/Button';
import { FormError } from '@/ui/forms/FormError';
import { useSubmission } from '@/ui/forms/useSubmission';
import { Notice } from '@/ui/Notice/Notice';
import { TrackingPage } from '../TrackingPage';
import styles from '../TrackOrderPage.module.css';
import { GuestOrderOfMailDocument } from './GuestOrder.graphql.generated';
import { GuestOrderForm } from './GuestOrderForm';
import { GuestOrderOutcome } from './GuestOrderLookup';
import { GuestOrderView } from './GuestOrderView';
import type { MailLink } from './mailLink';
import { useGuestOrder } from './useGuestOrder';
import { type MailLinkOutcome, useMailLink } from './useMailLink';

const words = {
  cancel: { title: 'mailLink.cancelTitle', text: 'order.cancelText', button: 'order.cancel', lost: 'order.cancelLost' },
  return: {
    title: 'mailLink.returnTitle',
    text: 'mailLink.returnText',
    button: 'mailLink.returnSend',
    lost: 'return.lost',
  },
} as const;

const Outcome = ({ outcome }: { outcome: MailLinkOutcome }) => {
  switch (outcome.kind) {
    case 'cancelled':
      return (
        <Notice kind="success" isLive>
          <FormattedMessage id="order.cancelDone" values={{ number: outcome.number }} />
        </Notice>
      );
    case 'returned':
      return (
        <Notice kind="success" isLive>
          <FormattedMessage id="return.done" values={{ number: outcome.number }} />
        </Notice>
      );
    case 'tooLate':
      return (
        <Notice kind="warning" isLive>
          <FormattedMessage id="mailLink.tooLate" values={{ number: outcome.number, status: outcome.status }} />
        </Notice>
      );
    case 'invalid':
      return (
        <Notice kind="error">
          <FormattedMessage id="mailLink.invalid" />{' '}
          <Button priority="lowLinkUnderline" to="/track-my-order">
            <FormattedMessage id="tracking.title" />
          </Button>
        </Notice>
      );
  }
};

interface QuestionProps {
  link: MailLink;
  orderId: string;
  onAnswer: (outcome: MailLinkOutcome) => void;
}

/** Asks before anything happens. */
const Question = ({ link, orderId, onAnswer }: QuestionProps) => {
  const { formatMessage } = useIntl();
  const follow = useMailLink(link);
  const { text, button, lost } = words[link.action];
  const { isBusy, error, submit } = useSubmission(
    async () => {
      onAnswer(await follow(orderId));
      // The button that had the focus goes.
      document.getElementById('main')?.focus({ preventScroll: true });
    },
    (failure) => (isUnreachable(failure) ? formatMessage({ id: lost }) : undefined),
  );
  return (
    <>
      <p>
        <FormattedMessage id={text} />
      </p>
      <FormError text={error} />
      <p>
        <Button priority="normal" isLoading={isBusy} onClick={() => submit(undefined)}>
          <FormattedMessage id={button} />
        </Button>
      </p>
    </>
  );
};

/** Finds the order of a link that has no id of it. */
const Lookup = ({ number, guest }: { number: string; guest: ReturnType<typeof useGuestOrder> }) => (
  <>
    <p>
      <FormattedMessage id="mailLink.lookUp" />
    </p>
    <GuestOrderForm number={number} isBusy={guest.state.kind === 'loading'} onFind={guest.find} />
    <section aria-live="polite">
      <GuestOrderOutcome state={guest.state} />
    </section>
  </>
);

/**
 * Where the link of a mail to a guest leads: a press cancels the order, or hands the return to the shop. Nothing happens by
 * opening it: programs that check mail open links, too.
 */
export const MailLinkPage = ({ link }: { link: MailLink }) => {
  const { formatMessage } = useIntl();
  const [outcome, setOutcome] = useState<MailLinkOutcome | null>(null);
  const guest = useGuestOrder();
  const { data, refetch } = useQuery(GuestOrderOfMailDocument, {
    variables: { token: link.token },
    skip: link.token === '',
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: false,
  });
  const order = guest.state.kind === 'found' ? guest.state.order : data?.guestOrderByToken;
  const orderId = link.orderId ?? order?.id;
  const answer = (value: MailLinkOutcome): void => {
    setOutcome(value);
    // What is shown of the order is no longer so.
    if (guest.state.kind === 'found') void guest.state.reload();
    else if (link.token !== '') refetch().catch(() => undefined);
  };
  return (
    <TrackingPage
      title={formatMessage({ id: words[link.action].title })}
      parent={{ label: formatMessage({ id: 'tracking.title' }), to: '/track-my-order' }}
    >
      {outcome ? (
        <Outcome outcome={outcome} />
      ) : orderId === undefined ? (
        <Lookup number={link.number} guest={guest} />
      ) : (
        <Question link={link} orderId={orderId} onAnswer={answer} />
      )}
      {order && outcome?.kind !== 'invalid' && (
        <section className={styles.ofMail}>
          <GuestOrderView order={order} />
        </section>
      )}
    </TrackingPage>
  );
};
