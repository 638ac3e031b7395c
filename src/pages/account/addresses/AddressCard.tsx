import { FormattedMessage, useIntl } from 'react-intl';
import { fullName, placeParts } from '@/features/address/address';
import type { BookAddress } from '@/features/address/addressBook';
import { Badge } from '@/ui/Badge/Badge';
import { Button } from '@/ui/Button/Button';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import styles from './AddressBook.module.css';
import type { DefaultKind } from './useAddressChanges';

export interface AddressCardProps {
  entry: BookAddress;
  isBusy: boolean;
  onEdit: () => void;
  onRemove: () => void;
  onDefault: (kind: DefaultKind) => void;
}

/** Of the button that opens the form of an address. */
export const editButtonId = ({ id }: BookAddress): string => `edit-address-${id}`;

/** An address of the book. A default one cannot be removed, and says why. */
export const AddressCard = ({ entry, isBusy, onEdit, onRemove, onDefault }: AddressCardProps) => {
  const { id, firstname, lastname, street, city, postcode, telephone, isDefaultShipping, isDefaultBilling } = entry;
  const { locale } = useIntl();
  const isDefault = isDefaultShipping || isDefaultBilling;
  const nameId = `address-${id}`;
  const of = (
    <VisuallyHidden>
      {' '}
      {firstname} {lastname}, {street[0]}
    </VisuallyHidden>
  );
  return (
    <article className={styles.card} aria-labelledby={nameId}>
      {isDefault && (
        <p className={styles.badges}>
          {isDefaultShipping && (
            <Badge kind="success">
              <FormattedMessage id="addressBook.isShipping" />
            </Badge>
          )}
          {isDefaultBilling && (
            <Badge kind="info">
              <FormattedMessage id="addressBook.isBilling" />
            </Badge>
          )}
        </p>
      )}
      <h2 id={nameId} className={styles.name}>
        {fullName(entry)}
      </h2>
      <p className={styles.lines}>
        {[entry.extra?.company, ...street, city, postcode, ...placeParts(entry, locale)]
          .filter(Boolean)
          .map((line, index) => (
            <span key={index}>{line}</span>
          ))}
        {telephone && <span>{telephone}</span>}
        {entry.extra?.vat_id && (
          <span>
            <FormattedMessage id="formFields.vatId" />: {entry.extra.vat_id}
          </span>
        )}
      </p>
      {isDefault && (
        <p className={styles.hint}>
          <FormattedMessage id="addressBook.keptDefault" />
        </p>
      )}
      <div className={styles.actions}>
        <Button id={editButtonId(entry)} priority="lowLinkUnderline" onClick={onEdit}>
          <FormattedMessage id="addressBook.edit" />
          {of}
        </Button>
        {!isDefault && (
          <Button priority="lowLinkUnderline" isLoading={isBusy} onClick={onRemove}>
            <FormattedMessage id="addressBook.remove" />
            {of}
          </Button>
        )}
        {!isDefaultShipping && (
          <Button priority="lowLinkUnderline" isLoading={isBusy} onClick={() => onDefault('shipping')}>
            <FormattedMessage id="addressBook.makeShipping" />
            {of}
          </Button>
        )}
        {!isDefaultBilling && (
          <Button priority="lowLinkUnderline" isLoading={isBusy} onClick={() => onDefault('billing')}>
            <FormattedMessage id="addressBook.makeBilling" />
            {of}
          </Button>
        )}
      </div>
    </article>
  );
};
