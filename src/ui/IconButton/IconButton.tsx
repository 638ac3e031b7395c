import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon } from '../Icon/Icon';
import type { IconName } from '../Icon/iconShapes';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'disabled' | 'aria-disabled' | 'aria-label' | 'children'
> {
  icon: IconName;
  /** Name of the action, for people who cannot see the icon. */
  label: string;
  /** `floating` lies on a picture, `outlined` on paper, `add` is the accent square of a product card. */
  variant?: 'plain' | 'floating' | 'outlined' | 'add';
  size?: 22 | 18 | 15;
  /** It stays focusable: what a key has just used must not lose the focus when it can do no more, or is at work. */
  isDisabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button of 44 by 44 that shows an icon only. */
export const IconButton = ({
  icon,
  label,
  variant = 'plain',
  size,
  isDisabled,
  className,
  onClick,
  ...rest
}: IconButtonProps) => (
  <button
    type="button"
    {...rest}
    className={[styles.button, styles[variant], className].filter(Boolean).join(' ')}
    aria-label={label}
    aria-disabled={isDisabled || undefined}
    onClick={isDisabled ? undefined : onClick}
  >
    <Icon name={icon} size={size ?? (variant === 'floating' || variant === 'outlined' ? 18 : 22)} />
  </button>
);
