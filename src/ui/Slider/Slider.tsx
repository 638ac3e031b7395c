import { type CSSProperties, lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import styles from './Slider.module.css';
import type { SliderMotor } from './sliderMotor';
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
  /** One slide fades into the next in its place. */
  isFading?: boolean;
  hasArrows: boolean;
  hasDots: boolean;
  /** Milliseconds between slides; undefined for no autoplay. */
  autoplayMs?: number;
  className?: string;
  style?: CSSProperties;
}

/** Slides of the full width, one at a time (ARIA carousel pattern). The first shows at once; the rest moves when its engine is there. */
export const Slider = ({ label, slides, isLoop, isFading, autoplayMs, className, style, ...controls }: SliderProps) => {
  const intl = useIntl();
  const root = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const [motor, setMotor] = useState<SliderMotor>();
  const [current, setCurrent] = useState(0);
  const count = slides.length;
  const autoplay = useAutoplay(count > 1 ? autoplayMs : undefined, root, motor);

  return (
    <section
      ref={root}
      className={`${styles.slider} ${className ?? ''}`}
      style={style}
      data-fading={isFading}
      aria-roledescription={intl.formatMessage({ id: 'carousel.role' })}
      aria-label={label}
    >
      <div className={styles.viewport} ref={viewport} onPointerDown={autoplay.stop}>
        <div className={styles.slides} aria-live={autoplay.isPlaying ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <div
              key={index}
              className={styles.slide}
              role="group"
              aria-roledescription={intl.formatMessage({ id: 'carousel.slideRole' })}
              aria-label={intl.formatMessage({ id: 'carousel.position' }, { position: index + 1, count })}
              inert={index !== current}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {count > 1 ? (
        <Suspense>
          <SliderControls
            {...controls}
            count={count}
            current={current}
            isLoop={isLoop}
            isPlaying={autoplayMs ? autoplay.isPlaying : undefined}
            onMove={(index) => {
              autoplay.stop();
              motor?.show(index);
            }}
            onTogglePlaying={autoplay.toggle}
          />
          <SliderEngine
            viewport={viewport}
            count={count}
            isLoop={isLoop}
            isFading={isFading}
            hasMotion={!prefersReducedMotion()}
            onReady={setMotor}
            onSelect={setCurrent}
          />
        </Suspense>
      ) : null}
    </section>
  );
};
