import { useIntl } from 'react-intl';
import { type FoundAddress, foundAddressLine } from './addressLookup';
import styles from './AddressFinder.module.css';

export interface FoundAddressesProps {
  id: string;
  /** Ids of the options. */
  optionIds: readonly string[];
  /** None hides the list. */
  addresses: readonly FoundAddress[];
  activeId: string | undefined;
  onTake: (address: FoundAddress) => void;
}

/** The list below 'Find your address'; its keys are the field's. It pushes away what follows: the way to type is never behind it. */
export const FoundAddresses = ({ id, optionIds, addresses, activeId, onTake }: FoundAddressesProps) => {
  const { formatMessage } = useIntl();
  return (
    <ul
      id={id}
      role="listbox"
      className={styles.list}
      aria-label={formatMessage({ id: 'address.foundList' })}
      hidden={addresses.length === 0}
    >
      {addresses.map((address, index) => {
        const optionId = optionIds[index];
        return (
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- The combobox has the focus and its keys.
          <li
            key={optionId}
            id={optionId}
            role="option"
            aria-selected={optionId === activeId}
            className={styles.option}
            // The field keeps the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onTake(address)}
          >
            {foundAddressLine(address)}
          </li>
        );
      })}
    </ul>
  );
};
