import { useRef, useState } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { useUndoable } from '@/features/account/useUndoable';
import { consentDocuments, ownLabels } from '@/features/consent/consentTexts';
import { ConsentText } from '@/features/consent/ConsentText';
import { useConsentTexts } from '@/features/consent/useConsentTexts';
import { useShopName } from '@/kernel/head/useShopName';
import { parseBackendTime } from '@/kernel/i18n/backendTime';
import { Checkbox } from '@/ui/forms/Checkbox';
import { FormError } from '@/ui/forms/FormError';
import { useSubmission } from '@/ui/forms/useSubmission';
import { Panel } from '@/ui/Panel/Panel';
import styles from './Communications.module.css';
import type { Channel } from './useCommunications';

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
  const { isBusy: isUndoing, say } = useUndoable();
  const name = label ?? formatMessage({ id: 'communications.newsletter' });
  // The new answer is there before the switching has ended: the box must not go back in between.
  const [wanted, setWanted] = useState(isOn);
  const wish = useRef(isOn);
  const want = (isWanted: boolean): void => {
    wish.current = isWanted;
    setWanted(isWanted);
  };
  const send = async (): Promise<boolean> => {
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
  const settling = useRef<Promise<boolean>>(undefined);
  /** Sends what is wanted until that is what was sent: a consent that is withdrawn meanwhile must not stand. */
  const settle = (): Promise<boolean> =>
    (settling.current ??= send().finally(() => {
      settling.current = undefined;
    }));
  const { isBusy, error, submit } = useSubmission<undefined>(async () => {
    const isSet = await settle();
    const undo = (): Promise<boolean> => {
      want(!isSet);
      return settle();
    };
    say(isSet ? 'communications.on' : 'communications.off', undo, { name });
  });
  const isSwitching = isBusy || isUndoing;
  return (
    <Panel title={name}>
      <FormError text={error} />
      <Checkbox
        className={styles.consent}
        label={consentText === null ? <NewsletterText /> : <ConsentText html={consentText} />}
        checked={isSwitching ? wanted : isOn}
        aria-busy={isSwitching}
        onChange={({ target }) => {
          want(target.checked);
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
