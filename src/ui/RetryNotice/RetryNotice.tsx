import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../Button/Button';
import { Notice } from '../Notice/Notice';
import styles from './RetryNotice.module.css';

export interface RetryNoticeProps {
  /** Tries again; the caller shows what goes wrong then. */
  onRetry: () => unknown;
  /** Sentence that names the part that could not be loaded. */
  children: ReactNode;
}

/** Stands in the place of a part of the page that could not be loaded, and offers to try again. */
export const RetryNotice = ({ onRetry, children }: RetryNoticeProps) => (
  <div className={styles.failure}>
    <Notice kind="error">{children}</Notice>
    <Button priority="low" size="small" onClick={() => void Promise.resolve(onRetry()).catch(() => undefined)}>
      <FormattedMessage id="error.retry" />
    </Button>
  </div>
);
