import { Suspense, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';

import { RetryBoundary } from '@/ui/RetryBoundary/RetryBoundary';
import { lazySections, type SectionProps, type SlotCode } from './lazySections';
import styles from './SectionSlot.module.css';
import { useAskedSection } from './useAskedSection';
import { useSeenRoom } from './useSeenRoom';
import { useNear } from '@/kernel/viewport/useNear';

/**
 * Three windows ahead: a section is as high as the window, or turns out to be nothing, and has taken or given back its
 * room before anybody sees it.
 */
const farMargin = '300% 0px';

export interface SectionSlotProps extends SectionProps {
  code: SlotCode;
  /** Loads it although it is not near. */
  isWanted: boolean;
}

/** What the style keeps room for: a product without reviews has little more there than the question for one. */
const roomOf = (code: SlotCode, { review_count: count }: SectionProps['product']): string =>
  code === 'reviews' && count === 0 ? 'no-reviews' : code;

/**
 * The place of a section. Its chunk, and with it its query, come when the place is near the window or somebody asks for
 * it; until then its room is kept, so that nothing above or on screen moves. A failure stays within.
 */
export const SectionSlot = ({ code, isWanted, product }: SectionSlotProps) => {
  const { formatMessage } = useIntl();
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place, farMargin);
  const isTarget = useLocation().hash === `#${code}`;
  const { isAskedFor, isComing, ask } = useAskedSection(place);
  const { section, labelId } = lazySections[code];
  const isShown = isNear || isWanted || isTarget || isAskedFor;
  const seen = useSeenRoom(place, `${product.uid} ${code}`, isShown);

  // A page that is opened at a section goes there; later the router does.
  useEffect(() => {
    if (isTarget && window.scrollY === 0) place.current?.scrollIntoView?.();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Only when the page opens.
  }, []);

  return (
    <div
      id={code}
      ref={place}
      className={styles.slot}
      data-code={roomOf(code, product)}
      data-asked={isTarget || isAskedFor || undefined}
      data-seen={seen === undefined ? undefined : seen > 0 ? 'something' : 'nothing'}
      style={seen === undefined ? undefined : { '--room': `${seen}px` }}
      tabIndex={-1}
      {...(isComing && labelId ? { role: 'group', 'aria-label': formatMessage({ id: labelId }) } : {})}
    >
      {isShown ? (
        <RetryBoundary load={section.load} failed={<FormattedMessage id="product.sectionFailed" />}>
          <Suspense fallback={<div className={styles.room} aria-busy="true" />}>
            <section.Component product={product} />
          </Suspense>
        </RetryBoundary>
      ) : (
        <div className={styles.room}>
          {labelId && (
            <h2 className={styles.ahead}>
              <button type="button" className={styles.show} onFocus={ask} onClick={ask}>
                <FormattedMessage id="product.showSection" values={{ section: formatMessage({ id: labelId }) }} />
              </button>
            </h2>
          )}
        </div>
      )}
    </div>
  );
};
