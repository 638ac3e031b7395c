import { useIntl } from 'react-intl';

import { IconButton } from '../IconButton/IconButton';
import styles from './SliderControls.module.css';

export interface SliderControlsProps {
  count: number;
  current: number;
  hasArrows: boolean;
  hasDots: boolean;
  /** undefined when the slider does not play by itself. */
  isPlaying: boolean | undefined;
  onPrevious: () => void;
  onNext: () => void;
  onSelect: (index: number) => void;
  onTogglePlaying: () => void;
}

/** Dots, arrows and pause of a slider, under its text. */
export const SliderControls = (props: SliderControlsProps) => {
  const intl = useIntl();
  const { count, current, isPlaying } = props;
  return (
    <div className={styles.controls}>
      <div className={styles.inner}>
        {props.hasDots ? (
          <div className={styles.dots}>
            {Array.from({ length: count }, (_, index) => (
              <button
                key={index}
                type="button"
                className={styles.dot}
                aria-label={intl.formatMessage({ id: 'carousel.goTo' }, { position: index + 1 })}
                aria-current={index === current ? 'true' : undefined}
                onClick={() => props.onSelect(index)}
              />
            ))}
          </div>
        ) : null}
        <div className={styles.buttons}>
          {props.hasArrows ? (
            <IconButton
              icon="arrowLeft"
              variant="floating"
              label={intl.formatMessage({ id: 'carousel.previous' })}
              onClick={props.onPrevious}
            />
          ) : null}
          {isPlaying === undefined ? null : (
            <IconButton
              icon={isPlaying ? 'pause' : 'play'}
              variant="floating"
              label={intl.formatMessage({ id: isPlaying ? 'carousel.pause' : 'carousel.play' })}
              onClick={props.onTogglePlaying}
            />
          )}
          {props.hasArrows ? (
            <IconButton
              icon="arrowRight"
              variant="floating"
              label={intl.formatMessage({ id: 'carousel.next' })}
              onClick={props.onNext}
            />
          ) : null}
        </div>
      </div>
    </div>
  );
};
