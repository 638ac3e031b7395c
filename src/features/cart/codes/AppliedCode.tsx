import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '@/ui/Button/Button';
import { Icon } from '@/ui/Icon/Icon';
import styles from './codeForms.module.css';

export interface AppliedCodeProps {
  code: string;
  removeLabel: string;
  isBusy: boolean;
  /** Why it could not be taken off; '' when nothing is wrong. */
  error?: string;
  onRemove: () => void;
  /** More about the code. */
  children?: ReactNode;
}

/** A code that counts, and the way to take it off. */
export const AppliedCode = ({ code, removeLabel, isBusy, error = '', onRemove, children }: AppliedCodeProps) => (
  <div className={styles.applied}>
    <span className={styles.code}>
      <Icon name="check" size={18} />
      <b>{code}</b>
    </span>
    <Button priority="lowLinkUnderline" aria-label={removeLabel} isLoading={isBusy} onClick={onRemove}>
      <FormattedMessage id="cart.removeCode" />
    </Button>
    {children}
    {error === '' ? null : (
      <p className={styles.error} role="alert">
        {error}
      </p>
    )}
  </div>
);
