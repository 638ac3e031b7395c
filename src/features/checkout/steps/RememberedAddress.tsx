import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Address, addressLine } from '@/features/address/address';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { Button } from '@/ui/Button/Button';
import { forgetRemembered } from '../progress/rememberedAddress';
import styles from './RememberedAddress.module.css';

export interface RememberedAddressProps {
  address: Address;
  isSending: boolean;
  /** Goes on with it. */
  onUse: () => void;
}

/** The address that a guest left on this device, to go on with or to be forgotten. */
export const RememberedAddress = ({ address, isSending, onUse }: RememberedAddressProps) => {
  const { formatMessage, locale } = useIntl();
  const dispatch = useAppDispatch();
  const [isForgotten, setIsForgotten] = useState(false);
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isForgotten) note.current?.focus();
  }, [isForgotten]);
  if (isForgotten) {
    return (
      <p ref={note} tabIndex={-1} className={styles.note}>
        <FormattedMessage id="checkout.forgotten" />
      </p>
    );
  }
  return (
    <div role="group" aria-label={formatMessage({ id: 'checkout.remembered' })} className={styles.box}>
      <p className={styles.lines}>
        {addressLine(address, locale)}
        <br />
        {address.email}
      </p>
      <div className={styles.actions}>
        <Button priority="normal" isLoading={isSending} onClick={onUse}>
          <FormattedMessage id="checkout.useAgain" />
        </Button>
        <Button
          priority="lowLinkUnderline"
          onClick={() => {
            dispatch(forgetRemembered());
            setIsForgotten(true);
          }}
        >
          <FormattedMessage id="checkout.forgetIt" />
        </Button>
      </div>
    </div>
  );
};
