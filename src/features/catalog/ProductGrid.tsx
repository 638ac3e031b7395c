import type { ReactNode } from 'react';

import styles from './ProductGrid.module.css';
import { ProductCard } from './ProductCard';
import type { ProductCardFieldsFragment } from './ProductCardFields.graphql.generated';

/** Pictures in a grid of 2 columns on phones, 3 from 640 px, from 961 px beside a sidebar of 325 px. */
const gridSizes =
  '(max-width: 639px) calc(50vw - 26px), (max-width: 960px) 30vw, (max-width: 1440px) calc(29vw - 108px), 310px';

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
