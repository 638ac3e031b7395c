import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import type { SliderController } from '@/ui/Slider/sliderController';
import { prefersReducedMotion } from '@/kernel/motion/reducedMotion';
import { useAutoplay } from '@/ui/Slider/useAutoplay';
import styles from './ProductCarousel.module.css';
import { ProductCarouselControls } from './ProductCarouselControls';
import type { ProductRowProps } from './ProductRow';
import { rowSize } from './rowSize';
import { useShownAtOnce } from './useShownAtOnce';

/** Page Builder's own default, in milliseconds. */
const defaultAutoplayMs = 4000;
/** Duration of a move in embla's own unit, which is not milliseconds. */
const moveDuration = 25;

/** Where the row stands: the shown stop of how many, and a controller for autoplay. */
const useRow = (isCentred: boolean, isLoop: boolean, count: number, slots: number) => {
  const options = useMemo(
    () => ({
      loop: isLoop,
      align: isCentred ? ('center' as const) : ('start' as const),
      slidesToScroll: isCentred ? 1 : ('auto' as const),
      duration: prefersReducedMotion() ? 0 : moveDuration,
      containScroll: isCentred ? (false as const) : ('trimSnaps' as const),
    }),
    [isCentred, isLoop],
  );
  const [viewport, api] = useEmblaCarousel(options);
  const [place, setPlace] = useState({ current: 0, stops: count > slots ? count : 1 });

  useEffect(() => {
    if (!api) return;
    const read = () => setPlace({ current: api.selectedScrollSnap(), stops: api.scrollSnapList().length });
    read();
    api.on('select', read).on('reInit', read);
    return () => {
      api.off('select', read).off('reInit', read);
    };
  }, [api, count]);

  const controller = useMemo<SliderController | undefined>(
    () =>
      api && {
        show: (index) => {
          if (index < 0) api.scrollPrev();
          else if (index >= api.scrollSnapList().length) api.scrollNext();
          else api.scrollTo(index);
        },
        next: () => {
          const canMove = api.canScrollNext();
          api.scrollNext();
          return canMove;
        },
      },
    [api],
  );
  return { viewport, controller, ...place };
};

/**
 * A row of products that plays by itself, goes round, or shows its middle one between its neighbours. A continuous one is
 * centred only where it has more products than places (Page Builder). Cards out of sight stay in reach of the Tab key: the
 * row follows the focus.
 */
export const ProductCarousel = ({ label, heading = label, cards, movement }: ProductRowProps) => {
  const { formatMessage } = useIntl();
  const slots = useShownAtOnce(movement.carouselMode);
  const root = useRef<HTMLElement>(null);
  const isCentred = movement.carouselMode === 'continuous' && cards.length > slots;
  const isLoop = movement.infinite || isCentred;
  const { viewport, controller, current, stops } = useRow(isCentred, isLoop, cards.length, slots);
  const autoplayMs = movement.autoplay ? movement.autoplaySpeed || defaultAutoplayMs : undefined;
  const autoplay = useAutoplay(autoplayMs, root, controller);
  const move = useCallback(
    (index: number) => {
      autoplay.stop();
      controller?.show(index);
    },
    [autoplay, controller],
  );

  return (
    <section
      ref={root}
      className={styles.carousel}
      aria-roledescription={formatMessage({ id: 'carousel.role' })}
      aria-label={heading}
    >
      <div className={styles.viewport} ref={viewport} onPointerDown={autoplay.stop}>
        <ul
          className={styles.cards}
          style={rowSize(movement, slots, isCentred)}
          data-mode={movement.carouselMode}
          aria-label={label}
          aria-live={autoplay.isPlaying ? 'off' : 'polite'}
        >
          {cards.map((card) => (
            <li key={card.key} className={styles.card}>
              {card}
            </li>
          ))}
        </ul>
      </div>
      {stops > 1 ? (
        <ProductCarouselControls
          current={current}
          stops={stops}
          isLoop={isLoop}
          hasArrows={movement.arrows}
          hasDots={movement.dots}
          isPlaying={autoplayMs === undefined ? undefined : autoplay.isPlaying}
          onMove={move}
          onTogglePlaying={autoplay.toggle}
        />
      ) : null}
    </section>
  );
};
