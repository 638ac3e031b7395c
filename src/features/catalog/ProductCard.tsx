import { type ReactNode, useState } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { dayUnit } from '@/kernel/i18n/dayUnit';
import { Money } from '@/kernel/i18n/Money';
import { Deferred } from '@/kernel/routing/Deferred';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { Image } from '@/ui/Image/Image';
import { Rating } from '@/ui/Rating/Rating';
import { cardWidths } from './productPictures';
import { DietMarks } from './card/DietMarks';
import { lazyHoverPicture } from './card/lazyHoverPicture';
import { ProductBadge } from './ProductBadge';
import styles from './ProductCard.module.css';
import type { ProductCardFieldsFragment } from './ProductCardFields.graphql.generated';
import { ProductPrice } from './ProductPrice';
import { noteClicked, productPath } from './productPaths';
import { leastPrice, suggestedPrice } from './shownPrice';

export interface ProductCardProps {
  product: ProductCardFieldsFragment;
  /** The `sizes` of the picture in the layout around. */
  sizes: string;
  /** Whether the picture is among the first that the visitor sees. */
  isPriority?: boolean;
  /** The picture is among the first that are seen. */
  isEager?: boolean;
  /** The add button; a list without one is for looking only. */
  action?: ReactNode;
  /** Lies on the picture's upper right: the wishlist's heart, 44 px. */
  corner?: ReactNode;
  /** Level of the name among the page's headings. */
  headingLevel?: 'h2' | 'h3';
}

/** A product in a list: picture, name, dose and count, rating, price, add button. */
export const ProductCard = ({
  product,
  sizes,
  isPriority = false,
  isEager = false,
  action,
  corner,
  headingLevel: Heading = 'h3',
}: ProductCardProps) => {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const isOut = product.stock_status === 'OUT_OF_STOCK';
  const path = productPath(product);
  const subscription = suggestedPrice(product);
  const onClick = (): void => noteClicked(product);
  return (
    <article className={styles.card} data-out={isOut || undefined}>
      <div className={styles.picture}>
        <ShopLink
          to={path}
          isPrefetchedInView
          tabIndex={-1}
          aria-hidden="true"
          onClick={onClick}
          onPointerEnter={({ pointerType }) => setIsPointedAt(pointerType === 'mouse' && !isOut)}
        >
          <Image
            resource={product.small_image?.url ?? ''}
            type="product"
            alt=""
            sizes={sizes}
            widths={cardWidths}
            isPriority={isPriority}
            isEager={isEager}
          />
          {isPointedAt ? (
            <Deferred>
              <lazyHoverPicture.Component product={product} sizes={sizes} />
            </Deferred>
          ) : null}
        </ShopLink>
        <ProductBadge product={product} />
        {CAPABILITIES.dietMarks && product.diet_marks?.length ? <DietMarks marks={product.diet_marks} /> : null}
        {corner ? <div className={styles.corner}>{corner}</div> : null}
      </div>
      <Heading className={styles.name}>
        <ShopLink to={path} onClick={onClick}>
          {product.name}
        </ShopLink>
      </Heading>
      {product.pack_summary ? <p className={styles.summary}>{product.pack_summary}</p> : null}
      {CAPABILITIES.packValues && product.pack_value ? (
        <p className={styles.value}>
          <FormattedNumber value={product.pack_value.days} {...dayUnit} />
          {', '}
          <FormattedMessage id="product.perDay" values={{ price: <Money {...product.pack_value.price_per_day} /> }} />
        </p>
      ) : null}
      {product.review_count > 0 ? (
        <div className={styles.rating}>
          <Rating value={product.rating_summary / 20} count={product.review_count} />
        </div>
      ) : null}
      <div className={styles.buy}>
        <ProductPrice
          price={leastPrice(product)}
          note={
            subscription ? (
              <FormattedMessage id="product.onSubscription" values={{ price: <Money {...subscription} /> }} />
            ) : undefined
          }
        />
        {action}
      </div>
    </article>
  );
};
