import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { scrollMotion } from '@/kernel/motion/reducedMotion';
import { IconButton } from '../IconButton/IconButton';
import styles from './ScrollRail.module.css';

export interface ScrollRailProps {
  /** Name of the list for assistive technology. */
  label: string;
  children: ReactNode;
}

/** Share of the visible width that an arrow moves. */
const pageShare = 0.9;
/** Scroll positions are fractional: this many pixels from an end count as the end. */
const endTolerancePx = 4;

/** A row of items that scrolls sideways by swipe, wheel, keyboard or its arrows. */
export const ScrollRail = ({ label, children }: ScrollRailProps) => {
  const intl = useIntl();
  const rail = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: true });

  const readEnds = useCallback(() => {
    const element = rail.current;
    if (!element) return;
    const isAtStart = element.scrollLeft <= endTolerancePx;
    const isAtEnd = element.scrollLeft + element.clientWidth >= element.scrollWidth - endTolerancePx;
    setEnds((last) => (last.isAtStart === isAtStart && last.isAtEnd === isAtEnd ? last : { isAtStart, isAtEnd }));
  }, []);

  useEffect(() => {
    readEnds();
    window.addEventListener('resize', readEnds);
    return () => window.removeEventListener('resize', readEnds);
  }, [readEnds]);

  const move = (direction: 1 | -1) => {
    const element = rail.current;
    element?.scrollBy({
      left: direction * element.clientWidth * pageShare,
      behavior: scrollMotion(),
    });
  };
  const canScroll = !(ends.isAtStart && ends.isAtEnd);

  return (
    <div className={styles.root}>
      {canScroll ? (
        <div className={styles.arrows}>
          <IconButton
            icon="arrowLeft"
            label={intl.formatMessage({ id: 'carousel.previous' })}
            variant="floating"
            isDisabled={ends.isAtStart}
            onClick={() => move(-1)}
          />
          <IconButton
            icon="arrowRight"
            label={intl.formatMessage({ id: 'carousel.next' })}
            variant="floating"
            isDisabled={ends.isAtEnd}
            onClick={() => move(1)}
          />
        </div>
      ) : null}
      <ul className={styles.rail} aria-label={label} ref={rail} onScroll={readEnds}>
        {children}
      </ul>
    </div>
  );
};
