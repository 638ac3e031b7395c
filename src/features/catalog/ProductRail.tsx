import type { ReactNode } from 'react';

import { ScrollRail } from '@/ui/ScrollRail/ScrollRail';
import { ProductCard } from './ProductCard';
import type { ProductCardFieldsFragment } from './ProductCardFields.graphql.generated';
import { ProductCardShimmer } from './ProductCardShimmer';
import { shownProducts } from './shownProducts';
import styles from './ProductRail.module.css';
import { below1440, below640, below960 } from '@/ui/breakpoints';

/** Four cards within the site's width; 2.3 below 960 px, one and a half on phones. */
const railSizes = `${below640} 56vw, ${below960} 40vw, ${below1440} 22vw, 318px`;
const shimmerCount = 4;

export interface ProductRailProps {
  heading: string;
  /** A sentence below the heading. */
  note?: ReactNode;
  /** undefined while they load. */
  products: readonly ProductCardFieldsFragment[] | undefined;
  /** The add button of a card. */
  renderAction: (product: ProductCardFieldsFragment) => ReactNode;
  /** Renders the corner of a card's picture. */
  renderCorner?: ((product: ProductCardFieldsFragment) => ReactNode) | undefined;
}

/** Products in a row that scrolls sideways, below their heading. Nothing without products that can be shown. */
export const ProductRail = ({ heading, note, products: given, renderAction, renderCorner }: ProductRailProps) => {
  const products = given && shownProducts(given);
  if (products?.length === 0) return null;
  return (
    <section className={styles.rail} aria-label={heading} aria-busy={!products}>
      <div className={styles.heading}>
        <h2>{heading}</h2>
        {note ? <p className={styles.note}>{note}</p> : null}
      </div>
      <ScrollRail label={heading}>
        {products
          ? products.map((product) => (
              <li key={product.uid} className={styles.item}>
                <ProductCard
                  product={product}
                  sizes={railSizes}
                  action={renderAction(product)}
                  corner={renderCorner?.(product)}
                />
              </li>
            ))
          : Array.from({ length: shimmerCount }, (_, index) => (
              <li key={index} className={styles.item}>
                <ProductCardShimmer />
              </li>
            ))}
      </ScrollRail>
    </section>
  );
};
