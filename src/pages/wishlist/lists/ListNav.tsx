import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { Button } from '@/ui/Button/Button';
import { afterDialog } from '@/ui/Dialog/afterDialog';
import { DeleteDialog } from './DeleteDialog';
import styles from './ListNav.module.css';
import { listPath } from './listPath';
import { NameDialog } from './NameDialog';
import { useListChanges } from './useListChanges';
import type { Lists } from './useLists';

export interface ListNavProps {
  lists: Lists;
  /** The list on screen; null for the one that every customer has. */
  listId: string | null;
}

/** The customer's lists, each a link, and what can be done with them. */
export const ListNav = ({ lists: { lists, mayAdd, reload }, listId }: ListNavProps) => {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { create, rename, remove } = useListChanges();
  const nav = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<'new' | 'name' | 'delete' | null>(null);
  // Each opening starts afresh: what was typed and refused before belongs to the one that was closed.
  const [openings, setOpenings] = useState(0);
  const show = (dialog: 'new' | 'name' | 'delete'): void => {
    setOpenings((count) => count + 1);
    setOpen(dialog);
  };
  const close = (): void => setOpen(null);
  const own = lists[0];
  const shown = listId === null ? own : lists.find(({ id }) => id === listId);

  const make = async (name: string): Promise<void> => {
    const id = await create(name);
    await reload();
    close();
    if (id !== null) void navigate(listPath(id));
  };
  const giveName = async (id: string, name: string): Promise<void> => {
    await rename(id, name);
    await reload();
    close();
  };
  const forget = async (id: string): Promise<void> => {
    await remove(id);
    // The button that was pressed goes with the list; the link of the list that is shown instead is the first one.
    afterDialog(() => nav.current?.querySelector('a')?.focus());
    close();
    void navigate(listPath(null));
  };
  return (
    <div className={styles.bar}>
      <nav ref={nav} className={styles.lists} aria-label={formatMessage({ id: 'wishlist.lists' })}>
        {lists.map(({ id, name, count }) => (
          <ShopLink
            key={id}
            to={listPath(id === own?.id ? null : id)}
            className={styles.list}
            aria-current={id === shown?.id ? 'page' : undefined}
          >
            {name} <span className={styles.count}>{count}</span>
          </ShopLink>
        ))}
      </nav>
      <div className={styles.actions}>
        {mayAdd && (
          <Button priority="lowLinkUnderline" onClick={() => show('new')}>
            <FormattedMessage id="wishlist.newList" />
          </Button>
        )}
        {shown && shown !== own && (
          <>
            <Button priority="lowLinkUnderline" onClick={() => show('name')}>
              <FormattedMessage id="wishlist.renameList" />
            </Button>
            <Button priority="lowLinkUnderline" onClick={() => show('delete')}>
              <FormattedMessage id="wishlist.deleteList" />
            </Button>
          </>
        )}
      </div>
      <NameDialog key={`new-${openings}`} isOpen={open === 'new'} name="" onName={make} onClose={close} />
      {shown && (
        <>
          <NameDialog
            key={`name-${openings}`}
            isOpen={open === 'name'}
            name={shown.name}
            onName={(name) => giveName(shown.id, name)}
            onClose={close}
          />
          <DeleteDialog isOpen={open === 'delete'} list={shown} onConfirm={() => forget(shown.id)} onClose={close} />
        </>
      )}
    </div>
  );
};
