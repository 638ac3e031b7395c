import { type KeyboardEvent, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSetFields } from '@/ui/forms/informed/useSetFields';
import { TextInput } from '@/ui/forms/TextInput';
import { type AddressLookup, type FoundAddress, foundAddressLine } from './addressLookup';
import { FoundAddresses } from './FoundAddresses';
import { LookupNote } from './LookupNote';
import { useAddressSearch } from './useAddressSearch';
import styles from './AddressLookupField.module.css';

export interface AddressLookupFieldProps {
  /** Whose fields are filled in; see `AddressFields`. */
  scope: 'shipping' | 'billing';
  lookup: AddressLookup;
}

/** 'Find your address': a postcode gives a list, and the choice fills the fields below. A combobox (WAI-ARIA 1.2). */
export const AddressLookupField = ({ scope, lookup }: AddressLookupFieldProps) => {
  const { formatMessage } = useIntl();
  const setFields = useSetFields();
  const { text, status, type, choose } = useAddressSearch(lookup);
  const listId = useId();
  const [active, setActive] = useState(0);
  const [isClosed, setIsClosed] = useState(false);
  const [isTaken, setIsTaken] = useState(false);
  const found = status.kind === 'found' ? status.addresses : [];
  const isOpen = found.length > 0 && !isClosed;

  const change = (next: string): void => {
    type(next);
    setActive(0);
    setIsClosed(false);
    setIsTaken(false);
  };
  const take = (address: FoundAddress | undefined): void => {
    if (!address) return;
    choose(foundAddressLine(address));
    setIsTaken(true);
    setFields({
      [`${scope}Street`]: address.street[0] ?? '',
      [`${scope}Street2`]: address.street[1] ?? '',
      [`${scope}City`]: address.city,
      [`${scope}Postcode`]: address.postcode,
      [`${scope}County`]: address.county,
    });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') {
      // Enter in this field is never meant for the form.
      event.preventDefault();
      if (isOpen) take(found[active]);
      return;
    }
    if (event.key === 'Escape' && isOpen) setIsClosed(true);
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || found.length === 0) return;
    event.preventDefault();
    if (isOpen) setActive((active + step + found.length) % found.length);
    else setIsClosed(false);
  };

  return (
    <div className={styles.lookup}>
      <TextInput
        label={<FormattedMessage id="address.find" />}
        isOptional
        placeholder={formatMessage({ id: 'address.findPlaceholder' })}
        help={<LookupNote status={status} isTaken={isTaken} />}
        value={text}
        onChange={({ target }) => change(target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => setIsClosed(true)}
        onFocus={() => setIsClosed(false)}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={isOpen ? `${listId}-${active}` : undefined}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={200}
      />
      <FoundAddresses id={listId} addresses={isOpen ? found : []} active={active} onTake={take} />
    </div>
  );
};
