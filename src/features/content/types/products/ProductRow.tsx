import { type ReactElement, Suspense } from 'react';
import { ErrorBoundary } from '@/kernel/errors/ErrorBoundary';
import { lazyComponent } from '@/kernel/routing/lazyComponent';
import { ScrollRail } from '@/ui/ScrollRail/ScrollRail';
import type { ProductsProps } from './readProducts';
import styles from './ProductsBlock.module.css';
import { ProductCarouselFallback } from './ProductCarouselFallback';

const lazyProductCarousel = lazyComponent(
  async () => (await import(/* webpackChunkName: "product-carousel" */ './ProductCarousel')).ProductCarousel,
);

/** How an editor wants a row of products to move. */
export type ProductRowMovement = Omit<ProductsProps, 'pathNames' | 'skus' | 'names'>;

export interface ProductRowProps {
  /** Name of the list for assistive technology. */
  label: string;
  /** Heading above it, by which a carousel is told from others on the page. */
  heading?: string;
  cards: readonly ReactElement[];
  movement: ProductRowMovement;
}

/**
 * Products in one row. One that is only pushed scrolls by itself (docs/decisions/004); one that
 * plays, goes round, has dots or no arrows needs the engine of the sliders, and is pushed when that does not come.
 */
export const ProductRow = ({ label, heading, cards, movement }: ProductRowProps) => {
  const { autoplay, infinite, dots, arrows, carouselMode } = movement;
  const rail = (
    <ScrollRail label={label}>
      {cards.map((card) => (
        <li key={card.key} className={styles.item}>
          {card}
        </li>
      ))}
    </ScrollRail>
  );
  return autoplay || infinite || dots || !arrows || carouselMode === 'continuous' ? (
    <ErrorBoundary fallback={rail}>
      <Suspense fallback={<ProductCarouselFallback label={label} cards={cards} movement={movement} />}>
        <lazyProductCarousel.Component label={label} heading={heading} cards={cards} movement={movement} />
      </Suspense>
    </ErrorBoundary>
  ) : (
    rail
  );
};
