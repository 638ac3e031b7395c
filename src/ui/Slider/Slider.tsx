import type { EmblaCarouselType } from 'embla-carousel';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import styles from './Slider.module.css';
import { prefersReducedMotion, useAutoplay } from './useAutoplay';

// One chunk: the controls can do nothing before the engine is there.
const SliderEngine = lazy(async () => ({
  default: (await import(/* webpackChunkName: "slider" */ './SliderEngine')).SliderEngine,
}));
const SliderControls = lazy(async () => ({
  default: (await import(/* webpackChunkName: "slider" */ './SliderControls')).SliderControls,
}));

export interface SliderProps {
  /** Name of the slider for assistive technology. */
  label: string;
  slides: readonly ReactNode[];
  isLoop: boolean;
  hasArrows: boolean;
  hasDots: boolean;
  /** Milliseconds between slides; undefined for no autoplay. */
  autoplayMs?: number;
}

/** Slides of the full width, one at a time (ARIA carousel pattern). The first shows at once; the rest moves when its engine is there. */
export const Slider = ({ label, slides, isLoop, hasArrows, hasDots, autoplayMs }: SliderProps) => {
  const intl = useIntl();
  const viewport = useRef<HTMLDivElement>(null);
  const [api, setApi] = useState<EmblaCarouselType>();
  const [current, setCurrent] = useState(0);
  const [isHeld, setIsHeld] = useState(false);
  const next = useCallback(() => api?.scrollNext(), [api]);
  const autoplay = useAutoplay(slides.length > 1 ? autoplayMs : undefined, isHeld, api && next);

  useEffect(() => {
    if (!api) return;
    const onSelect = () => setCurrent(api.selectedScrollSnap());
    api.on('select', onSelect);
    return () => {
      api.off('select', onSelect);
    };
  }, [api]);

  const takeOver = (move: (engine: EmblaCarouselType) => void) => () => {
    autoplay.stop();
    if (api) move(api);
  };

  return (
    <section
      className={styles.slider}
      aria-roledescription={intl.formatMessage({ id: 'carousel.role' })}
      aria-label={label}
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <div className={styles.viewport} ref={viewport} onPointerDown={autoplay.stop}>
        <div className={styles.slides} aria-live={autoplay.isPlaying ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <div
              key={index}
              className={styles.slide}
              role="group"
              aria-roledescription={intl.formatMessage({ id: 'carousel.slideRole' })}
              aria-label={intl.formatMessage(
                { id: 'carousel.position' },
                { position: index + 1, count: slides.length },
              )}
              inert={index !== current}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {slides.length > 1 ? (
        <Suspense>
          <SliderControls
            count={slides.length}
            current={current}
            hasArrows={hasArrows}
            hasDots={hasDots}
            isPlaying={autoplayMs === undefined ? undefined : autoplay.isPlaying}
            onPrevious={takeOver((engine) => engine.scrollPrev())}
            onNext={takeOver((engine) => engine.scrollNext())}
            onSelect={(index) => takeOver((engine) => engine.scrollTo(index))()}
            onTogglePlaying={autoplay.toggle}
          />
          <SliderEngine viewport={viewport} isLoop={isLoop} hasMotion={!prefersReducedMotion()} onReady={setApi} />
        </Suspense>
      ) : null}
    </section>
  );
};
