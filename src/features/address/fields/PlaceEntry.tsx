import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { isRequired, isUkPostcode } from '@/kernel/validation/validators';
import { Button } from '@/ui/Button/Button';
import { useSetFields } from '@/ui/forms/informed/useSetFields';
import type { AddressFieldsProps } from './AddressFields';
import { AddressFinder } from '../lookup/AddressFinder';
import type { FoundAddress } from '../lookup/addressLookup';
import { allLines, lineCount, lineName, takenLines } from '../streetLines';
import { ChosenAddress } from './ChosenAddress';
import { keepFocus } from './keepFocus';
import { PlaceFields } from './PlaceFields';
import styles from './fields.module.css';

type Way = { kind: 'find' } | { kind: 'chosen'; address: FoundAddress } | { kind: 'typed'; isAsked: boolean };

const isComplete = ({ street, city, postcode }: FoundAddress): boolean =>
  isRequired(street[0], {}) === undefined &&
  isRequired(city, {}) === undefined &&
  isUkPostcode(postcode, {}) === undefined;

const isKnown = (initial: AddressFieldsProps['initial']): boolean =>
  Boolean(initial?.street?.[0] || initial?.city || initial?.postcode);

/**
 * Where an address is: found, then shown as it was chosen, or typed line by line. What was typed stays while another
 * address is looked for.
 */
export const PlaceEntry = ({ scope, initial, form, place }: AddressFieldsProps) => {
  const setFields = useSetFields();
  const [way, setWay] = useState<Way>(isKnown(initial) ? { kind: 'typed', isAsked: false } : { kind: 'find' });
  const fields = useRef<HTMLDivElement>(null);
  const finder = useRef<HTMLDivElement>(null);
  const [isFoundAgain, setIsFoundAgain] = useState(false);
  const canFind = CAPABILITIES.addressLookup && (!place || place.isBritish);
  const { kind } = canFind ? way : { kind: 'typed' as const };
  const isTypingAsked = way.kind === 'typed' && way.isAsked;
  useEffect(() => {
    if (isTypingAsked) fields.current?.querySelector('input')?.focus();
  }, [isTypingAsked]);
  useEffect(() => {
    if (isFoundAgain && kind === 'find') finder.current?.querySelector('input')?.focus();
  }, [isFoundAgain, kind]);

  const shownLines = allLines.slice(0, lineCount(form, initial?.street ?? []));

  const take = (address: FoundAddress): void => {
    const lines = takenLines(form, address.street);
    setFields({
      ...Object.fromEntries(shownLines.map((line) => [lineName(scope, line), lines[line - 1] ?? ''])),
      [`${scope}City`]: address.city,
      [`${scope}Postcode`]: address.postcode,
      [`${scope}County`]: address.county,
    });
    // What would be refused has to be seen to be mended.
    setWay(isComplete(address) ? { kind: 'chosen', address } : { kind: 'typed', isAsked: true });
  };
  const type = (): void => setWay({ kind: 'typed', isAsked: true });
  const findAgain = (): void => {
    setIsFoundAgain(true);
    setWay({ kind: 'find' });
  };

  return (
    <>
      {kind === 'find' && (
        <div ref={finder} className={styles.wide}>
          <AddressFinder scope={scope} onTake={take} />
          <Button priority="lowLinkUnderline" className={styles.manually} onMouseDown={keepFocus} onClick={type}>
            <FormattedMessage id="address.manually" />
          </Button>
        </div>
      )}
      {way.kind === 'chosen' && kind === 'chosen' && (
        <ChosenAddress address={way.address} onEdit={type} onFindAgain={findAgain} />
      )}
      <div ref={fields} className={styles.place} hidden={kind !== 'typed'}>
        <PlaceFields scope={scope} initial={initial} form={form} place={place} isAsked={kind === 'typed'} />
        {canFind && (
          <div className={styles.links}>
            <Button priority="lowLinkUnderline" onMouseDown={keepFocus} onClick={findAgain}>
              <FormattedMessage id="address.findAgain" />
            </Button>
          </div>
        )}
      </div>
    </>
  );
};
