import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { type FoundAddress, foundAddressLine } from './addressLookup';
import styles from './AddressLookupField.module.css';

export interface FoundAddressesProps {
  id: string;
  /** None hides the list. */
  addresses: readonly FoundAddress[];
  active: number;
  onTake: (address: FoundAddress) => void;
}

/** The list below 'Find your address'; its keys are the field's. */
export const FoundAddresses = ({ id, addresses, active, onTake }: FoundAddressesProps) => {
  const { formatMessage } = useIntl();
  const activeOption = useRef<HTMLLIElement>(null);
  useEffect(() => {
    activeOption.current?.scrollIntoView?.({ block: 'nearest' });
  }, [active, addresses]);
  return (
    <ul
      id={id}
      role="listbox"
      className={styles.list}
      aria-label={formatMessage({ id: 'address.foundList' })}
      hidden={addresses.length === 0}
    >
      {addresses.map((address, index) => {
        const line = foundAddressLine(address);
        return (
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- The combobox has the focus and its keys.
          <li
            key={line}
            ref={index === active ? activeOption : undefined}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={styles.option}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onTake(address)}
          >
            {line}
          </li>
        );
      })}
    </ul>
  );
};
