import type { Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../Icon/Icon';
import styles from './CloseButton.module.css';

export interface CloseButtonProps {
  onClick: () => void;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** The way out of what lies over the page, in a word and a sign. */
export const CloseButton = ({ onClick, className, ref }: CloseButtonProps) => (
  <button
    ref={ref}
    type="button"
    className={className ? `${styles.close} ${className}` : styles.close}
    onClick={onClick}
  >
    <FormattedMessage id="ui.close" />
    <Icon name="close" size={22} />
  </button>
);
