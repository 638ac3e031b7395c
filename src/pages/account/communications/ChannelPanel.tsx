import { useRef, useState } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { consentDocuments, ownLabels } from '@/features/consent/consentTexts';
import { ConsentText } from '@/features/consent/ConsentText';
import { useConsentTexts } from '@/features/consent/useConsentTexts';
import { useShopName } from '@/kernel/head/useShopName';
import { parseBackendTime } from '@/kernel/i18n/backendTime';
import { useToasts } from '@/kernel/toasts/useToasts';
import { Checkbox } from '@/ui/forms/Checkbox';
import { FormError } from '@/ui/forms/FormError';
import { useSubmission } from '@/ui/forms/useSubmission';
import { Panel } from '@/ui/Panel/Panel';
import styles from './Communications.module.css';
import type { Channel } from './useCommunications';

/** Milliseconds in which a change can be undone. */
const undoTimeoutMs = 10_000;

/** What is agreed to with the newsletter, in the words of the store or the shop's own. */
const NewsletterText = () => {
  const shop = useShopName();
  const { label } = useConsentTexts('newsletter', consentDocuments.newsletter);
  return label === undefined ? (
    <FormattedMessage id={ownLabels.newsletter} values={{ shop }} />
  ) : (
    <ConsentText html={label} />
  );
};

export interface ChannelPanelProps {
  channel: Channel;
  /** Throws when it was not changed. */
  onSet: (isOn: boolean) => Promise<void>;
}

/** A way to reach the customer, switched by its box at once; each change is said and can be undone. */
export const ChannelPanel = ({ channel: { label, consentText, isOn, decidedAt }, onSet }: ChannelPanelProps) => {
  const { formatMessage } = useIntl();
  const { addToast } = useToasts();
  const name = label ?? formatMessage({ id: 'communications.newsletter' });
  // The new answer is there before the switching has ended: the box must not go back in between.
  const [wanted, setWanted] = useState(isOn);
  const wish = useRef(isOn);
  /** Sends what is wanted until that is what was sent: a consent that is withdrawn meanwhile must not stand. */
  const settle = async (): Promise<boolean> => {
    for (;;) {
      const sent = wish.current;
      try {
        await onSet(sent);
      } catch (failure) {
        if (sent === wish.current) throw failure;
      }
      if (sent === wish.current) return sent;
    }
  };
  const { isBusy, error, submit } = useSubmission<undefined>(async () => {
    const isWanted = await settle();
    addToast({
      type: 'success',
      message: formatMessage({ id: isWanted ? 'communications.on' : 'communications.off' }, { name }),
      actionText: formatMessage({ id: 'cart.undo' }),
      timeout: undoTimeoutMs,
      onAction: () => {
        onSet(!isWanted).catch(() =>
          addToast({ type: 'error', message: formatMessage({ id: 'cart.undoFailed' }), timeout: undoTimeoutMs }),
        );
      },
    });
  });
  return (
    <Panel title={name}>
      <FormError text={error} />
      <Checkbox
        className={styles.consent}
        label={consentText === null ? <NewsletterText /> : <ConsentText html={consentText} />}
        checked={isBusy ? wanted : isOn}
        aria-busy={isBusy}
        onChange={({ target }) => {
          wish.current = target.checked;
          setWanted(target.checked);
          submit(undefined);
        }}
      />
      {decidedAt !== null && (
        <p className={styles.since}>
          <FormattedMessage
            id={isOn ? 'communications.since' : 'communications.ended'}
            values={{
              date: <FormattedDate value={parseBackendTime(decidedAt)} day="numeric" month="long" year="numeric" />,
            }}
          />
        </p>
      )}
    </Panel>
  );
};
