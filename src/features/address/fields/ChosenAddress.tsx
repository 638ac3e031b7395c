import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@/ui/Button/Button';
import type { FoundAddress } from '../lookup/addressLookup';
import styles from './fields.module.css';

export interface ChosenAddressProps {
  address: FoundAddress;
  onEdit: () => void;
  onFindAgain: () => void;
}

/** The address that was chosen from the list, which takes the focus from the list; it can be edited, or another one found. */
export const ChosenAddress = ({
  address: { street, city, county, postcode },
  onEdit,
  onFindAgain,
}: ChosenAddressProps) => {
  const { formatMessage } = useIntl();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-label={formatMessage({ id: 'address.chosen' })}
      className={styles.chosen}
    >
      <p>
        {street.join(', ')}
        <br />
        {[city, county, postcode].filter((part) => part !== '').join(', ')}
      </p>
      <div className={styles.links}>
        <Button priority="lowLinkUnderline" onClick={onEdit}>
          <FormattedMessage id="address.edit" />
        </Button>
        <Button priority="lowLinkUnderline" onClick={onFindAgain}>
          <FormattedMessage id="address.findAgain" />
        </Button>
      </div>
    </div>
  );
};
