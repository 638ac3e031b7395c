import { type KeyboardEvent, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Validator } from '@/kernel/validation/validators';
import { useLateField } from '@/ui/forms/informed/useLateField';
import { TextInput } from '@/ui/forms/TextInput';
import { useCombobox } from '@/ui/forms/useCombobox';
import type { FoundAddress } from './addressLookup';
import { FoundAddresses } from './FoundAddresses';
import { LookupNote } from './LookupNote';
import { useAddressSearch } from './useAddressSearch';
import { useBackendLookup } from './useBackendLookup';
import styles from './AddressFinder.module.css';

export interface AddressFinderProps {
  /** Puts the finders of two addresses of one form apart. */
  scope: 'shipping' | 'billing';
  onTake: (address: FoundAddress) => void;
}

/** As long as the finder is on the page, no address is chosen: whatever stands in it. */
const isChosen: Validator = (value) =>
  typeof value === 'string' && value.trim() !== ''
    ? { id: 'address.notChosen', defaultMessage: 'Please choose your address from the list, or enter it manually.' }
    : { id: 'validation.isRequired', defaultMessage: 'Is required.' };

/**
 * 'Find your address': a postcode or any part of an address gives a list, and the choice is the address. An editable combobox
 * (ARIA APG); without a choice the form is not sent.
 */
export const AddressFinder = ({ scope, onTake }: AddressFinderProps) => {
  const { formatMessage } = useIntl();
  const { text, errorText, ref, setText } = useLateField(
    `${scope}Find`,
    isChosen,
    formatMessage({ id: 'ask.address' }),
  );
  const { status, type } = useAddressSearch(useBackendLookup());
  const listId = useId();
  const [isClosed, setIsClosed] = useState(false);
  const found = status.kind === 'found' && !isClosed ? status.addresses : [];
  const optionIds = found.map((_, index) => `${listId}-${index}`);
  const { activeId, onKeyDown, reset } = useCombobox(optionIds);

  const change = (next: string): void => {
    setText(next);
    type(next);
    reset();
    setIsClosed(false);
  };
  const pressKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Escape') setIsClosed(true);
    if (event.key === 'ArrowDown' && isClosed) setIsClosed(false);
    onKeyDown(event);
    // Enter in this field is never meant for the form.
    if (event.key === 'Enter') event.preventDefault();
  };

  return (
    <div className={styles.lookup}>
      <TextInput
        ref={ref}
        label={formatMessage({ id: 'address.find' })}
        isRequired
        placeholder={formatMessage({ id: 'address.findPlaceholder' })}
        help={<LookupNote status={status} />}
        error={errorText}
        value={text}
        onChange={({ target }) => change(target.value)}
        onKeyDown={pressKey}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-activedescendant={activeId}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={200}
      />
      <FoundAddresses id={listId} optionIds={optionIds} addresses={found} activeId={activeId} onTake={onTake} />
    </div>
  );
};
