import { type ReactNode, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { AccountLayout } from '@/features/account/AccountLayout';
import { ProductCardShimmer } from '@/features/catalog/ProductCardShimmer';
import { BestRatedSlot } from '@/features/recommendations/BestRatedSlot';
import { useIsWishlistEnabled } from '@/features/session/storeSwitches';
import { removeItem } from '@/features/wishlist/wishlistThunks';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { addToast } from '@/kernel/toasts/toastSlice';
import { readPageNumber } from '@/kernel/routing/pageNumber';
import { Button } from '@/ui/Button/Button';
import { afterDialog } from '@/ui/Dialog/afterDialog';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { focusHeadingWhenThere } from '@/ui/focus/focusHeading';
import { Pagination } from '@/ui/Pagination/Pagination';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import { ListNav } from './lists/ListNav';
import { listPath, readListId } from './lists/listPath';
import { MoveDialog } from './lists/MoveDialog';
import { useListChanges } from './lists/useListChanges';
import { type Lists, type NamedList, useLists } from './lists/useLists';
import { useMoves } from './items/useMoves';
import { ShareButton } from './share/ShareButton';
import { useWishlist, type WishlistView } from './useWishlist';
import { productToSave } from './wishlistCard';
import { WishlistItem } from './WishlistItem';
import type { WishlistCardFragment } from './WishlistPage.graphql.generated';
import styles from './WishlistPage.module.css';

const shimmers = [1, 2, 3, 4, 5, 6];
/** Cards of the first row on a desktop. */
const firstRow = 3;

const WishlistShimmer = () => {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.grid} role="status" aria-busy="true" aria-label={formatMessage({ id: 'wishlist.loading' })}>
      {shimmers.map((card) => (
        <ProductCardShimmer key={card} />
      ))}
    </div>
  );
};

interface FilledProps {
  view: Extract<WishlistView, { kind: 'filled' }>;
  listId: string | null;
  /** Why items stayed when all was moved, by their ids. */
  refusals: ReadonlyMap<string, string>;
  onAdded: () => void;
  onRemove: (item: WishlistCardFragment, name: string) => void;
  onMove: ((item: WishlistCardFragment, name: string) => void) | undefined;
}

const FilledWishlist = ({ view, listId, refusals, onAdded, onRemove, onMove }: FilledProps) => {
  const { items, currentPage, totalPages } = view;
  const { formatMessage } = useIntl();
  const nameOf = (item: WishlistCardFragment): string =>
    item.product?.name ?? item.saved_name ?? formatMessage({ id: 'wishlist.goneName' });
  return (
    <>
      <ul className={styles.grid} aria-label={formatMessage({ id: 'wishlist.products' })}>
        {items.map((item, index) => (
          <li key={item.id}>
            <WishlistItem
              item={item}
              list={view.id}
              refusal={refusals.get(item.id) ?? ''}
              onChanged={view.reload}
              onAdded={onAdded}
              isPriority={index < firstRow}
              onRemove={() => onRemove(item, nameOf(item))}
              onMove={onMove && (() => onMove(item, nameOf(item)))}
            />
          </li>
        ))}
      </ul>
      <div className={styles.pages}>
        <Pagination
          currentPage={currentPage}
          totalPages={totalPages}
          toPage={(page) => listPath(listId, page)}
          label={formatMessage({ id: 'wishlist.pages' })}
        />
      </div>
    </>
  );
};

/** Nothing is saved in the list, or there is no such list. */
const NothingSaved = ({ kind }: { kind: 'empty' | 'unknown' }) =>
  kind === 'unknown' ? (
    <EmptyState
      heading={<FormattedMessage id="wishlist.unknownList" />}
      text={<FormattedMessage id="wishlist.unknownListHint" />}
      action={
        <Button priority="normal" to={listPath(null)}>
          <FormattedMessage id="wishlist.showAll" />
        </Button>
      }
    />
  ) : (
    <>
      <EmptyState
        heading={<FormattedMessage id="wishlist.empty" />}
        text={<FormattedMessage id="wishlist.emptyHint" />}
        action={
          <Button priority="normal" to="/">
            <FormattedMessage id="wishlist.emptyAction" />
          </Button>
        }
      />
      <BestRatedSlot />
    </>
  );

interface ListProps {
  listId: string | null;
  page: number;
  /** undefined while they are asked for: the products wait for the links above them. */
  lists: Lists | null | undefined;
}

/** One page of one list. */
const List = ({ listId, page, lists }: ListProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const saved = useWishlist(listId, page);
  const view: WishlistView = lists === undefined && saved.kind !== 'failed' ? { kind: 'loading' } : saved;
  const { move } = useListChanges();
  const count = useRef<HTMLParagraphElement>(null);
  const [moving, setMoving] = useState<{ itemId: string; name: string } | null>(null);
  const source = listId ?? lists?.lists[0]?.id;
  const targets = (lists?.lists ?? []).filter(({ id }) => id !== source);

  // A card that leaves takes the focus with it; the count says what is left.
  const focusCount = (): void => {
    if (view.kind === 'filled' && view.count === 1) focusHeadingWhenThere();
    else count.current?.focus();
  };
  const moves = useMoves(focusCount);

  const onRemove = (item: WishlistCardFragment, name: string): void => {
    focusCount();
    void dispatch(removeItem({ itemId: item.id, name, product: productToSave(item) }, formatMessage));
  };
  const onMove = async (target: NamedList): Promise<void> => {
    if (!moving || source === undefined) return;
    await move(moving.itemId, source, target.id);
    const message = formatMessage({ id: 'wishlist.moved' }, { name: moving.name, list: target.name });
    afterDialog(() => {
      focusCount();
      // Said within the dialog, it would be said again outside.
      dispatch(addToast({ type: 'success', message }));
    });
    setMoving(null);
  };

  return (
    <>
      <div className={styles.bar}>
        <p ref={count} className={styles.count} tabIndex={-1}>
          {view.kind === 'filled' ? <FormattedMessage id="wishlist.count" values={{ count: view.count }} /> : null}
          {view.kind === 'empty' ? (
            <VisuallyHidden>
              <FormattedMessage id="wishlist.empty" />
            </VisuallyHidden>
          ) : null}
        </p>
        {view.kind === 'filled' && (
          <div className={styles.actions}>
            {view.id !== null && (
              <Button priority="lowLinkUnderline" isLoading={moves.isBusy} onClick={() => void moves.moveAll(view.id)}>
                <FormattedMessage id="wishlist.moveAll" />
              </Button>
            )}
            <ShareButton load={view.loadAll} />
          </div>
        )}
      </div>
      {view.kind === 'loading' && <WishlistShimmer key={String(lists === undefined)} />}
      {view.kind === 'failed' && (
        <RetryNotice onRetry={view.retry}>
          <FormattedMessage id="wishlist.loadFailed" />
        </RetryNotice>
      )}
      {(view.kind === 'empty' || view.kind === 'unknown') && <NothingSaved kind={view.kind} />}
      {view.kind === 'filled' && (
        <FilledWishlist
          view={view}
          listId={listId}
          refusals={moves.refusals}
          onAdded={focusCount}
          onRemove={onRemove}
          onMove={targets.length > 0 ? (item, name) => setMoving({ itemId: item.id, name }) : undefined}
        />
      )}
      {targets.length > 0 && (
        <MoveDialog product={moving?.name ?? null} targets={targets} onMove={onMove} onClose={() => setMoving(null)} />
      )}
    </>
  );
};

/** Saved products of the customer, among the account's pages. List and page number stand in the URL. */
const Wishlists = () => {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const listId = readListId(search);
  const page = readPageNumber(search);
  const lists = useLists();
  return (
    <AccountLayout title={formatMessage({ id: 'wishlist.title' })} path="/wishlist">
      {lists && <ListNav lists={lists} listId={listId} />}
      {/* What is being moved belongs to the page that it was chosen on. */}
      <List key={`${listId ?? ''} ${page}`} listId={listId} page={page} lists={lists} />
    </AccountLayout>
  );
};

export interface WishlistPageProps {
  /** Shown where the store has no wishlists. */
  otherwise: ReactNode;
}

/** The customer's wishlists, where the store has any. */
export const WishlistPage = ({ otherwise }: WishlistPageProps) => (useIsWishlistEnabled() ? <Wishlists /> : otherwise);
