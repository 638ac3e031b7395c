import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { AccountLayout } from '@/features/account/AccountLayout';
import { ProductCardShimmer } from '@/features/catalog/ProductCardShimmer';
import { removeItem } from '@/features/wishlist/wishlistThunks';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { readPageNumber } from '@/kernel/routing/pageNumber';
import { Button } from '@/ui/Button/Button';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Pagination } from '@/ui/Pagination/Pagination';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import { useWishlist, type WishlistView } from './useWishlist';
import { productToSave } from './wishlistCard';
import { WishlistItem } from './WishlistItem';
import type { WishlistCardFragment } from './WishlistPage.graphql.generated';
import styles from './WishlistPage.module.css';

const shimmers = [1, 2, 3, 4, 5, 6];
/** Cards of the first row on a desktop. */
const firstRow = 3;

const toPage = (page: number): string => (page === 1 ? '/wishlist' : `/wishlist?page=${page}`);

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
  onRemove: (item: WishlistCardFragment, name: string) => void;
}

const FilledWishlist = ({ view: { items, currentPage, totalPages }, onRemove }: FilledProps) => {
  const { formatMessage } = useIntl();
  return (
    <>
      <ul className={styles.grid} aria-label={formatMessage({ id: 'wishlist.products' })}>
        {items.map((item, index) => (
          <li key={item.id}>
            <WishlistItem
              item={item}
              isPriority={index < firstRow}
              onRemove={() =>
                onRemove(item, item.product?.name ?? item.saved_name ?? formatMessage({ id: 'wishlist.goneName' }))
              }
            />
          </li>
        ))}
      </ul>
      <div className={styles.pages}>
        <Pagination
          currentPage={currentPage}
          totalPages={totalPages}
          toPage={toPage}
          label={formatMessage({ id: 'wishlist.pages' })}
        />
      </div>
    </>
  );
};

/** Saved products of the customer, among the account's pages. The page number stands in the URL. */
export const WishlistPage = () => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { search } = useLocation();
  const view = useWishlist(readPageNumber(search));
  const count = useRef<HTMLParagraphElement>(null);

  const onRemove = (item: WishlistCardFragment, name: string): void => {
    // The card takes the focus with it; the count says what is left.
    count.current?.focus();
    void dispatch(removeItem({ itemId: item.id, name, product: productToSave(item) }, formatMessage));
  };

  return (
    <AccountLayout
      title={formatMessage({ id: 'wishlist.title' })}
      path="/wishlist"
      aside={
        <p ref={count} className={styles.count} role="status" tabIndex={-1}>
          {view.kind === 'filled' ? <FormattedMessage id="wishlist.count" values={{ count: view.count }} /> : null}
          {view.kind === 'empty' ? (
            <VisuallyHidden>
              <FormattedMessage id="wishlist.empty" />
            </VisuallyHidden>
          ) : null}
        </p>
      }
    >
      {view.kind === 'loading' && <WishlistShimmer />}
      {view.kind === 'failed' && (
        <RetryNotice onRetry={view.retry}>
          <FormattedMessage id="wishlist.loadFailed" />
        </RetryNotice>
      )}
      {view.kind === 'empty' && (
        <EmptyState
          heading={<FormattedMessage id="wishlist.empty" />}
          text={<FormattedMessage id="wishlist.emptyHint" />}
          action={
            <Button priority="normal" to="/">
              <FormattedMessage id="wishlist.emptyAction" />
            </Button>
          }
        />
      )}
      {view.kind === 'filled' && <FilledWishlist view={view} onRemove={onRemove} />}
    </AccountLayout>
  );
};
