import type { ReactNode } from 'react';

import styles from './ProductGrid.module.css';
import { ProductCard } from './ProductCard';
import type { ProductCardFieldsFragment } from './ProductCardFields.graphql.generated';

/** Pictures in a grid of 3 columns beside a sidebar of 325 px, 2 columns below 640 px. */
const gridSizes = '(max-width: 639px) 50vw, (max-width: 960px) 33vw, (max-width: 1440px) 22vw, 310px';

export interface ProductGridProps {
  products: readonly ProductCardFieldsFragment[];
  /** How many pictures load first. */
  priorityCount: number;
  label: string;
  /** The add button of a card. */
  renderAction: (product: ProductCardFieldsFragment) => ReactNode;
  /** What lies in the corner of a card's picture. */
  renderCorner?: ((product: ProductCardFieldsFragment) => ReactNode) | undefined;
}

/** A list of products: 3 columns, 2 below 640 px. */
export const ProductGrid = ({ products, priorityCount, label, renderAction, renderCorner }: ProductGridProps) => (
  <ul className={styles.grid} aria-label={label}>
    {products.map((product, index) => (
      <li key={product.uid}>
        <ProductCard
          product={product}
          sizes={gridSizes}
          isPriority={index < priorityCount}
          action={renderAction(product)}
          corner={renderCorner?.(product)}
        />
      </li>
    ))}
  </ul>
);
