import { memo, type ReactNode, useDeferredValue, useState } from 'react';

import { isFreshVisit } from '@/kernel/viewport/isFreshVisit';
import { gridPicture } from '@/features/catalog/productPictures';
import styles from './ProductGrid.module.css';
import { ProductCard } from '@/features/catalog/ProductCard';
import type { ProductCardFieldsFragment } from '@/features/catalog/ProductCardFields.graphql.generated';

/** Cards that a first visit begins with, as many as its first view has: the others are rendered, and laid out, after them. */
const firstCards = 6;

interface GridItemProps extends Pick<ProductGridProps, 'renderAction' | 'renderCorner'> {
  product: ProductCardFieldsFragment;
  /** Without its card it keeps about the room for it. */
  isShown: boolean;
  isPriority: boolean;
  isEager: boolean;
}

/** A card in its place; while the list around it changes, it is not rendered again. */
const GridItem = memo(({ product, isShown, isPriority, isEager, renderAction, renderCorner }: GridItemProps) => (
  <li>
    {isShown ? (
      <ProductCard
        product={product}
        sizes={gridPicture.sizes}
        isPriority={isPriority}
        isEager={isEager}
        action={renderAction(product)}
        corner={renderCorner?.(product)}
      />
    ) : null}
  </li>
));
GridItem.displayName = 'GridItem';

export interface ProductGridProps {
  products: readonly ProductCardFieldsFragment[];
  /** How many pictures load at once, the first of them before everything else. */
  priorityCount: number;
  label: string;
  /** The add button of a card. The same function each time, or every card is rendered again. */
  renderAction: (product: ProductCardFieldsFragment) => ReactNode;
  /** Renders the corner of a card's picture. */
  renderCorner?: ((product: ProductCardFieldsFragment) => ReactNode) | undefined;
}

/** A list of products: 3 columns, 2 below 640 px. */
export const ProductGrid = ({ products, priorityCount, label, renderAction, renderCorner }: ProductGridProps) => {
  const [isFresh] = useState(isFreshVisit);
  const isWhole = useDeferredValue(true, !isFresh);
  return (
    <ul className={styles.grid} aria-label={label}>
      {products.map((product, index) => (
        <GridItem
          key={product.uid}
          product={product}
          isShown={isWhole || index < firstCards}
          isPriority={index === 0 && priorityCount > 0}
          isEager={index < priorityCount}
          renderAction={renderAction}
          renderCorner={renderCorner}
        />
      ))}
    </ul>
  );
};
