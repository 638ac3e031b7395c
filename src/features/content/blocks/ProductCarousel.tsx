import useEmblaCarousel from 'embla-carousel-react';
import { type CSSProperties, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';

import type { SliderMotor } from '@/ui/Slider/sliderMotor';
import { prefersReducedMotion, useAutoplay } from '@/ui/Slider/useAutoplay';
import styles from './ProductCarousel.module.css';
import { ProductCarouselControls } from './ProductCarouselControls';
import type { ProductRowProps } from './ProductRow';

/** Page Builder's own default, in milliseconds. */
const defaultAutoplayMs = 4000;
/** Duration of a move in embla's own unit, which is not milliseconds. */
const moveDuration = 25;

/** Cards of a continuous carousel beside each other, by the width of the window. */
const continuousSlots = [
  ['(max-width: 640px)', 2],
  ['(max-width: 960px)', 3],
  ['(max-width: 1280px)', 4],
] as const;
const mostSlots = 5;

const subscribe = (onChange: () => void): (() => void) => {
  const lists = continuousSlots.map(([media]) => window.matchMedia(media));
  lists.forEach((list) => list.addEventListener('change', onChange));
  return () => lists.forEach((list) => list.removeEventListener('change', onChange));
};
const readSlots = (): number => continuousSlots.find(([media]) => window.matchMedia(media).matches)?.[1] ?? mostSlots;

type RowSize = CSSProperties & { '--slots'?: number; '--peek'?: string };

/** Where the row stands: the shown stop of how many, and a motor for autoplay. */
const useRow = (isCentred: boolean, isLoop: boolean, count: number) => {
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
  const [place, setPlace] = useState({ current: 0, stops: 1 });

  useEffect(() => {
    if (!api) return;
    const read = () => setPlace({ current: api.selectedScrollSnap(), stops: api.scrollSnapList().length });
    read();
    api.on('select', read).on('reInit', read);
    return () => {
      api.off('select', read).off('reInit', read);
    };
  }, [api, count]);

  const motor = useMemo<SliderMotor | undefined>(
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
  return { viewport, motor, ...place };
};

/**
 * A row of products that plays by itself, goes round, or shows its middle one between its neighbours. A continuous one is
 * centred only where it has more products than places (Page Builder). Cards out of sight stay in reach of the Tab key: the
 * row follows the focus.
 */
export const ProductCarousel = ({ label, heading = label, cards, movement }: ProductRowProps) => {
  const { formatMessage } = useIntl();
  const slots = useSyncExternalStore(subscribe, readSlots);
  const root = useRef<HTMLElement>(null);
  const isContinuous = movement.carouselMode === 'continuous';
  const isCentred = isContinuous && cards.length > slots;
  const isLoop = movement.infinite || isCentred;
  const { viewport, motor, current, stops } = useRow(isCentred, isLoop, cards.length);
  const autoplayMs = movement.autoplay ? (movement.autoplaySpeed ?? defaultAutoplayMs) : undefined;
  const autoplay = useAutoplay(autoplayMs, root, motor);
  const move = useCallback(
    (index: number) => {
      autoplay.stop();
      motor?.show(index);
    },
    [autoplay, motor],
  );
  const size: RowSize = isContinuous
    ? { '--slots': slots, '--peek': isCentred ? (movement.centerPadding ?? '0px') : '0px' }
    : {};

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
          style={size}
          data-mode={isContinuous ? 'continuous' : 'default'}
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
