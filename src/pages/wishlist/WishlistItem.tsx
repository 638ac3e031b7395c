import { FormattedMessage, useIntl } from 'react-intl';
import { AddToCartButton } from '@/features/cart/AddToCartButton';
import { CardAddButton } from '@/features/cart/CardAddButton';
import { ProductCard } from '@/features/catalog/ProductCard';
import { HeartButton } from '@/features/wishlist/HeartButton';
import { Button } from '@/ui/Button/Button';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import { cardProduct, isAnswered, savedAnswers } from './wishlistCard';
import type { WishlistCardFragment } from './WishlistPage.graphql.generated';
import styles from './WishlistItem.module.css';
import { below1440, below640, below960 } from '@/ui/breakpoints';

/** Three cards beside the account's pages, two on phones. */
const gridSizes = `${below640} 50vw, ${below960} 31vw, ${below1440} 22vw, 330px`;

export interface WishlistItemProps {
  item: WishlistCardFragment;
  isPriority: boolean;
  onRemove: () => void;
  /** Leads to another list; undefined where there is none. */
  onMove?: (() => void) | undefined;
}

/** The plus of a saved product: what was chosen goes into the cart at once, what was not is chosen first. */
const AddSaved = ({ item }: { item: WishlistCardFragment }) => {
  const product = cardProduct(item);
  if (!product) return null;
  if (!isAnswered(item) || product.stock_status === 'OUT_OF_STOCK') return <CardAddButton product={product} />;
  return (
    <AddToCartButton
      look="icon"
      item={{
        sku: product.sku ?? '',
        quantity: 1,
        ...savedAnswers(item),
      }}
      productName={product.name ?? ''}
    />
  );
};

/** A saved product: its card, with a full heart that takes it out. */
export const WishlistItem = ({ item, isPriority, onRemove, onMove }: WishlistItemProps) => {
  const { formatMessage } = useIntl();
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
        action={<AddSaved item={item} />}
        corner={heart}
      />
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
