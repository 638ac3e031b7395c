import { useIntl } from 'react-intl';

import { IconButton } from '@/ui/IconButton/IconButton';
import { SliderDots } from '@/ui/Slider/SliderDots';
import styles from './ProductCarousel.module.css';

export interface ProductCarouselControlsProps {
  /** Index of the stop that is shown. */
  current: number;
  stops: number;
  isLoop: boolean;
  hasArrows: boolean;
  hasDots: boolean;
  /** undefined when it does not play by itself. */
  isPlaying: boolean | undefined;
  /** One before the first or after the last goes round. */
  onMove: (stop: number) => void;
  onTogglePlaying: () => void;
}

/** Arrows and pause in the row of the heading above, dots under the cards. */
export const ProductCarouselControls = ({
  current,
  stops,
  isLoop,
  hasArrows,
  hasDots,
  isPlaying,
  onMove,
  onTogglePlaying,
}: ProductCarouselControlsProps) => {
  const { formatMessage } = useIntl();
  return (
    <>
      <div className={styles.buttons}>
        {hasArrows ? (
          <IconButton
            className={styles.arrow}
            icon="arrowLeft"
            variant="floating"
            label={formatMessage({ id: 'carousel.previous' })}
            isDisabled={!isLoop && current === 0}
            onClick={() => onMove(current - 1)}
          />
        ) : null}
        {isPlaying === undefined ? null : (
          <IconButton
            icon={isPlaying ? 'pause' : 'play'}
            variant="floating"
            label={formatMessage({ id: isPlaying ? 'carousel.pause' : 'carousel.play' })}
            onClick={onTogglePlaying}
          />
        )}
        {hasArrows ? (
          <IconButton
            className={styles.arrow}
            icon="arrowRight"
            variant="floating"
            label={formatMessage({ id: 'carousel.next' })}
            isDisabled={!isLoop && current === stops - 1}
            onClick={() => onMove(current + 1)}
          />
        ) : null}
      </div>
      {hasDots ? <SliderDots className={styles.dots} count={stops} current={current} onMove={onMove} /> : null}
    </>
  );
};
