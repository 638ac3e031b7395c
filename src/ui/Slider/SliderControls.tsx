import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';

import { IconButton } from '../IconButton/IconButton';
import styles from './SliderControls.module.css';
import { SliderDots } from './SliderDots';

export interface SliderControlsProps {
  count: number;
  current: number;
  hasArrows: boolean;
  hasDots: boolean;
  isLoop: boolean;
  /** undefined when the slider does not play by itself. */
  isPlaying: boolean | undefined;
  /** Shows a slide; one before the first or after the last where the slides go round. */
  onMove: (index: number) => void;
  onTogglePlaying: () => void;
}

/** Dots, arrows and pause of a slider, under its text. Among them the arrow keys move the slides. */
export const SliderControls = ({
  count,
  current,
  hasArrows,
  hasDots,
  isLoop,
  isPlaying,
  onMove,
  onTogglePlaying,
}: SliderControlsProps) => {
  const intl = useIntl();
  const move = (step: 1 | -1) => {
    if (isLoop || (current + step >= 0 && current + step < count)) onMove(current + step);
  };
  const moveByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    move(event.key === 'ArrowLeft' ? -1 : 1);
  };
  const arrow = (step: 1 | -1) =>
    hasArrows ? (
      <IconButton
        className={styles.arrow}
        icon={step < 0 ? 'arrowLeft' : 'arrowRight'}
        variant="floating"
        label={intl.formatMessage({ id: step < 0 ? 'carousel.previous' : 'carousel.next' })}
        isDisabled={!isLoop && current === (step < 0 ? 0 : count - 1)}
        onClick={() => move(step)}
        onKeyDown={moveByKey}
      />
    ) : null;

  return (
    <div className={styles.controls}>
      <div className={styles.inner}>
        {hasDots ? <SliderDots count={count} current={current} onMove={onMove} onKeyDown={moveByKey} /> : null}
        <div className={styles.buttons}>
          {arrow(-1)}
          {isPlaying === undefined ? null : (
            <IconButton
              icon={isPlaying ? 'pause' : 'play'}
              variant="floating"
              label={intl.formatMessage({ id: isPlaying ? 'carousel.pause' : 'carousel.play' })}
              onClick={onTogglePlaying}
              onKeyDown={moveByKey}
            />
          )}
          {arrow(1)}
        </div>
      </div>
    </div>
  );
};
