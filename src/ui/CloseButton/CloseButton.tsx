import { FormattedMessage } from 'react-intl';
import { Icon } from '../Icon/Icon';
import styles from './CloseButton.module.css';

export interface CloseButtonProps {
  onClick: () => void;
  className?: string;
}

/** The way out of what lies over the page, in a word and a sign. */
export const CloseButton = ({ onClick, className }: CloseButtonProps) => (
  <button type="button" className={className ? `${styles.close} ${className}` : styles.close} onClick={onClick}>
    <FormattedMessage id="ui.close" />
    <Icon name="close" size={22} />
  </button>
);
