import { type ReactNode, useEffect, useId, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { scrollMotion } from '@/kernel/motion/reducedMotion';
import { Button } from '@/ui/Button/Button';
import { Icon } from '@/ui/Icon/Icon';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import styles from './StepCard.module.css';

export type StepState = 'waiting' | 'open' | 'done';

export interface StepCardProps {
  number: number;
  title: ReactNode;
  state: StepState;
  /** Summary of the values, shown when the step is done. */
  summary?: ReactNode;
  /** Id of its summary, for another step that says it. */
  summaryId?: string;
  /** Id of what its heading says besides. */
  describedBy?: string | undefined;
  /** Opens a finished step again; without it the step cannot be changed any more. */
  onChange?: () => void;
  children: ReactNode;
}

/** One step of checkout: waiting, open, or done and folded up. When it opens after the first, its heading takes the focus. */
export const StepCard = ({
  number,
  title,
  state,
  summary,
  summaryId,
  describedBy,
  onChange,
  children,
}: StepCardProps) => {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== state && state === 'open') {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView?.({ block: 'nearest', behavior: scrollMotion() });
    }
    before.current = state;
  }, [state]);

  return (
    // Another element for each state: it takes another's place, and does not move there.
    <section
      key={state}
      className={state === 'open' ? styles.step : `${styles.step} ${styles[state]}`}
      aria-labelledby={headingId}
    >
      <div className={styles.head}>
        <span className={styles.number} aria-hidden="true">
          {state === 'done' ? <Icon name="check" size={18} /> : number}
        </span>
        <h2 ref={heading} id={headingId} tabIndex={-1} aria-describedby={describedBy}>
          {title}
          {state === 'done' && (
            <VisuallyHidden>
              {' '}
              <FormattedMessage id="checkout.stepDone" />
            </VisuallyHidden>
          )}
        </h2>
        {state === 'done' && onChange && (
          <Button priority="lowLinkUnderline" className={styles.change} onClick={onChange}>
            <FormattedMessage id="checkout.change" />
            <VisuallyHidden> {title}</VisuallyHidden>
          </Button>
        )}
      </div>
      {state === 'done' && summary !== undefined && (
        <div id={summaryId} className={styles.summary}>
          {summary}
        </div>
      )}
      {state === 'open' && <div className={styles.body}>{children}</div>}
    </section>
  );
};
