import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AddToCartButton } from '@/features/cart/AddToCartButton';
import { CardAddButton } from '@/features/cart/CardAddButton';
import { ProductCard } from '@/features/catalog/ProductCard';
import { HeartButton } from '@/features/wishlist/HeartButton';
import { Button } from '@/ui/Button/Button';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import { ItemDetails } from './items/ItemDetails';
import { moveToCart } from './items/moveToCart';
import { cardProduct, isAnswered } from './wishlistCard';
import type { WishlistCardFragment } from './WishlistPage.graphql.generated';
import styles from './WishlistItem.module.css';
import { below1440, below640, below960 } from '@/ui/breakpoints';

/** Three cards beside the account's pages, two on phones. */
const gridSizes = `${below640} 50vw, ${below960} 31vw, ${below1440} 22vw, 330px`;

export interface WishlistItemProps {
  item: WishlistCardFragment;
  /** Id of its list. */
  list: string | null;
  isPriority: boolean;
  /** Why it stayed when all was moved; '' for nothing. */
  refusal: string;
  /** Asks for the list as it is now. */
  onChanged: () => Promise<unknown>;
  /** It is in the cart now. */
  onAdded: () => void;
  onRemove: () => void;
  /** Leads to another list; undefined where there is none. */
  onMove?: (() => void) | undefined;
}

interface AddSavedProps {
  item: WishlistCardFragment;
  list: string | null;
  onAdded: () => void;
  onError: (message: string) => void;
}

/** The plus of a saved product: it goes into the cart as it was saved, or what was not chosen yet is chosen first. */
const AddSaved = ({ item, list, onAdded, onError }: AddSavedProps) => {
  const product = cardProduct(item);
  if (!product) return null;
  const isReady = list !== null && isAnswered(item) && product.stock_status !== 'OUT_OF_STOCK';
  if (!isReady) return <CardAddButton product={product} />;
  return (
    <AddToCartButton
      look="icon"
      item={() => Promise.resolve(moveToCart(list, item.id))}
      productName={product.name ?? ''}
      onAdded={onAdded}
      onError={onError}
    />
  );
};

/** A saved product: its card, with a full heart that takes it out. */
export const WishlistItem = ({
  item,
  list,
  isPriority,
  refusal,
  onChanged,
  onAdded,
  onRemove,
  onMove,
}: WishlistItemProps) => {
  const { formatMessage } = useIntl();
  const [ownRefusal, setOwnRefusal] = useState('');
  const product = cardProduct(item);
  const name = product?.name ?? item.saved_name ?? formatMessage({ id: 'wishlist.goneName' });
  const heart = <HeartButton name={name} isSaved onClick={onRemove} />;
  if (!product) {
    return (
      <article>
        <div className={styles.room}>{heart}</div>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.note}>
          <FormattedMessage id="wishlist.gone" />
        </p>
      </article>
    );
  }
  return (
    <>
      <ProductCard
        product={product}
        sizes={gridSizes}
        isPriority={isPriority}
        headingLevel="h2"
        action={<AddSaved item={item} list={list} onAdded={onAdded} onError={setOwnRefusal} />}
        corner={heart}
      />
      {list === null ? null : (
        <ItemDetails list={list} item={item} name={name} refusal={ownRefusal || refusal} onChanged={onChanged} />
      )}
      {onMove && (
        <p className={styles.move}>
          <Button priority="lowLinkUnderline" onClick={onMove}>
            <FormattedMessage id="wishlist.move" />
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        </p>
      )}
    </>
  );
};
