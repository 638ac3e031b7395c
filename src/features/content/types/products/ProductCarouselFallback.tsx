import styles from './ProductCarousel.module.css';
import { ProductCarouselControls } from './ProductCarouselControls';
import type { ProductRowProps } from './ProductRow';
import { rowSize } from './rowSize';
import { useShownAtOnce } from './useShownAtOnce';

const ignore = (): void => undefined;

/** Shown until the code of the carousel is there: the same cards in the same places, and space for the controls. */
export const ProductCarouselFallback = ({ label, cards, movement }: ProductRowProps) => {
  const slots = useShownAtOnce(movement.carouselMode);
  const isMore = cards.length > slots;
  return (
    <div className={styles.carousel}>
      <div className={styles.viewport}>
        <ul
          className={styles.cards}
          style={rowSize(movement, slots, isMore)}
          data-mode={movement.carouselMode}
          aria-label={label}
        >
          {cards.map((card) => (
            <li key={card.key} className={styles.card}>
              {card}
            </li>
          ))}
        </ul>
      </div>
      {isMore ? (
        <div className={styles.toCome} inert>
          <ProductCarouselControls
            current={0}
            stops={cards.length}
            isLoop={movement.infinite}
            hasArrows={movement.arrows}
            hasDots={movement.dots}
            isPlaying={movement.autoplay || undefined}
            onMove={ignore}
            onTogglePlaying={ignore}
          />
        </div>
      ) : null}
    </div>
  );
};
