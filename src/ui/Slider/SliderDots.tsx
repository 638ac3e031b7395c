import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';

import styles from './SliderDots.module.css';

export interface SliderDotsProps {
  count: number;
  current: number;
  onMove: (index: number) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** Of the row of dots. */
  className?: string;
}

/** One dot for each place that a slider can show, that of the shown one a bar. */
export const SliderDots = ({ count, current, onMove, onKeyDown, className = '' }: SliderDotsProps) => {
  const intl = useIntl();
  return (
    <div className={`${styles.dots} ${className}`} data-dots>
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          className={styles.dot}
          aria-label={intl.formatMessage({ id: 'carousel.goTo' }, { position: index + 1 })}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => onMove(index)}
          onKeyDown={onKeyDown}
        />
      ))}
    </div>
  );
};
