import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../Button/Button';
import { focusInside } from '../focus/focusInside';
import { Notice } from '../Notice/Notice';
import styles from './RetryNotice.module.css';

export interface RetryNoticeProps {
  /** Tries again; the caller shows what goes wrong then. */
  onRetry: () => unknown;
  /** Another try is under way. */
  isLoading?: boolean;
  /** Sentence that names the part that could not be loaded. */
  children: ReactNode;
}

/** Stands in the place of a part of the page that could not be loaded, and offers to try again. */
export const RetryNotice = ({ onRetry, isLoading, children }: RetryNoticeProps) => {
  const place = useRef<HTMLDivElement>(null);
  // What comes instead goes on from where the button was.
  useLayoutEffect(() => {
    const notice = place.current;
    return () => {
      const home = notice?.closest<HTMLElement>('main, dialog');
      if (home && notice?.contains(document.activeElement)) focusInside(home);
    };
  }, []);
  return (
    <div ref={place} className={styles.failure} data-failed>
      <Notice kind="error">{children}</Notice>
      <Button
        priority="low"
        size="small"
        onClick={() => void Promise.resolve(onRetry()).catch(() => undefined)}
        isLoading={isLoading}
      >
        <FormattedMessage id="error.retry" />
      </Button>
    </div>
  );
};
