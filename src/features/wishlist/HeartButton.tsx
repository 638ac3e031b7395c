import type { ButtonHTMLAttributes } from 'react';
import { useIntl } from 'react-intl';
import styles from './HeartButton.module.css';

export interface HeartButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  name: string;
  isSaved: boolean;
  /** `card` lies on a card's picture, `row` stands beside the add button, `picture` lies on the gallery. */
  look?: 'card' | 'row' | 'picture';
}

/** A heart that is full when the product is saved; 44 px or more. */
export const HeartButton = ({ name, isSaved, look = 'card', ...rest }: HeartButtonProps) => {
  const { formatMessage } = useIntl();
  return (
    <button
      type="button"
      {...rest}
      className={`${styles.heart} ${styles[look] ?? ''}`}
      aria-pressed={isSaved}
      aria-label={formatMessage({ id: isSaved ? 'wishlist.remove' : 'wishlist.save' }, { name })}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M12 20.8 5 15c-1.5-1.5-3-3.2-3-5.5a5.5 5.5 0 0 1 10-3.2 5.5 5.5 0 0 1 10 3.2c0 2.3-1.5 4-3 5.5z" />
      </svg>
    </button>
  );
};
