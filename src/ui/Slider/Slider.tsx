import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Deferred } from '@/kernel/routing/Deferred';
import { lazyComponent } from '@/kernel/routing/lazyComponent';
import styles from './Slider.module.css';

// All that the first slide, which shows at once, does not need.
const lazySliderMotion = lazyComponent(
  async () => (await import(/* webpackChunkName: "slider" */ './SliderMotion')).SliderMotion,
);

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
export const Slider = ({ label, slides, className = '', style, ...motion }: SliderProps) => {
  const intl = useIntl();
  const root = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const count = slides.length;

  return (
    <section
      ref={root}
      className={`${styles.slider} ${className}`}
      style={style}
      data-fading={motion.isFading}
      aria-roledescription={intl.formatMessage({ id: 'carousel.role' })}
      aria-label={label}
    >
      <div className={styles.viewport} ref={viewport}>
        <div className={styles.slides}>
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
        <Deferred>
          <lazySliderMotion.Component
            {...motion}
            root={root}
            viewport={viewport}
            count={count}
            current={current}
            onSelect={setCurrent}
          />
        </Deferred>
      ) : null}
    </section>
  );
};
