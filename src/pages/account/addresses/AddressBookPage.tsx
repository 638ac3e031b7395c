import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { AccountLayout } from '@/features/account/AccountLayout';
import type { BookAddress } from '@/features/address/addressBook';
import type { AccountPath } from '@/features/session/useAccountLinks';
import { selectCurrentUser } from '@/features/session/userSlice';
import { usePageOf } from '@/kernel/routing/usePageOf';
import { useToasts } from '@/kernel/toasts/useToasts';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { focusHeadingWhenThere } from '@/ui/focus/focusHeading';
import { Pagination } from '@/ui/Pagination/Pagination';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { Shimmer } from '@/ui/Shimmer/Shimmer';
import styles from './AddressBook.module.css';
import { AddressCard, editButtonId } from './AddressCard';
import { AddressForm } from './AddressForm';
import { useAddressChanges } from './useAddressChanges';
import { useAddresses } from './useAddresses';

const path: AccountPath = '/address-book';
/** Six rows of two. */
const pageSize = 12;

/** Defaults first; the others in the order in which they were added. */
const inOrder = (book: readonly BookAddress[]): BookAddress[] => {
  const rank = (entry: BookAddress): number => Number(!entry.isDefaultShipping) * 2 + Number(!entry.isDefaultBilling);
  return [...book].sort((one, other) => rank(one) - rank(other) || one.id - other.id);
};

const openerId = (edited: BookAddress | 'new'): string => (edited === 'new' ? 'add-address' : editButtonId(edited));

/** The customer's addresses: add, change, remove, and choose the defaults. */
export const AddressBookPage = () => {
  const { formatMessage } = useIntl();
  const { addToast } = useToasts();
  const { firstname, lastname } = useSelector(selectCurrentUser);
  const addresses = useAddresses();
  const { book } = addresses;
  const changes = useAddressChanges(addresses);
  const [editing, setEditing] = useState<BookAddress | 'new' | null>(null);
  const count = useRef<HTMLParagraphElement>(null);
  /** Id of the button that opened the form. */
  const opener = useRef<string>(undefined);
  useEffect(() => {
    if (editing !== null) opener.current = openerId(editing);
    else if (opener.current !== undefined) {
      // The form takes the focus with it. An address that was changed may have another id now.
      (document.getElementById(opener.current) ?? count.current)?.focus();
      opener.current = undefined;
    }
  }, [editing]);

  const entry = editing === 'new' ? null : editing;
  const { entries, ...pager } = usePageOf(inOrder(book ?? []), pageSize, path);
  const add = (
    <Button id={openerId('new')} priority="normal" onClick={() => setEditing('new')}>
      <FormattedMessage id="addressBook.add" />
    </Button>
  );
  return (
    <AccountLayout
      path={path}
      title={formatMessage({ id: 'addressBook.title' })}
      aside={book && book.length > 0 && editing === null ? add : null}
    >
      {editing !== null && (
        <AddressForm
          entry={entry}
          initial={{ firstname, lastname }}
          onCancel={() => setEditing(null)}
          onSave={async (address, uses) => {
            const id = entry ? await addresses.update(entry.id, address, uses) : await addresses.add(address, uses);
            setEditing(null);
            if (entry) changes.sayUpdated(entry, id ?? entry.id);
            else {
              const message = formatMessage({ id: 'addressBook.added' });
              addToast({ type: 'success', message });
            }
          }}
        />
      )}
      {book === undefined && (
        <div role="status" aria-busy="true" aria-label={formatMessage({ id: 'ui.loading' })}>
          <Shimmer className={styles.waiting} />
        </div>
      )}
      {book === null && (
        <RetryNotice onRetry={addresses.reload}>
          <FormattedMessage id="addressBook.loadFailed" />
        </RetryNotice>
      )}
      {book && editing === null && (
        <>
          <p ref={count} className={styles.count} tabIndex={-1}>
            {book.length > 0 && <FormattedMessage id="addressBook.count" values={{ count: book.length }} />}
          </p>
          {book.length === 0 ? (
            <EmptyState
              heading={<FormattedMessage id="addressBook.empty" />}
              text={<FormattedMessage id="addressBook.emptyHint" />}
              action={add}
            />
          ) : (
            <ul className={styles.list} aria-label={formatMessage({ id: 'addressBook.title' })}>
              {entries.map((each) => (
                <li key={each.id}>
                  <AddressCard
                    entry={each}
                    isBusy={changes.isBusy}
                    onEdit={() => setEditing(each)}
                    onRemove={() => {
                      // The card takes the focus with it; with the last one the count goes, too.
                      if (book.length === 1) focusHeadingWhenThere();
                      else count.current?.focus();
                      changes.remove(each);
                    }}
                    onDefault={(kind) => {
                      count.current?.focus();
                      changes.makeDefault(each, kind);
                    }}
                  />
                </li>
              ))}
            </ul>
          )}
          <div className={styles.pages}>
            <Pagination {...pager} />
          </div>
        </>
      )}
    </AccountLayout>
  );
};
