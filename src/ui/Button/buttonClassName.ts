import type { ButtonPriority } from './buttonPriority';
import styles from './Button.module.css';

export interface ButtonLook {
  priority?: ButtonPriority;
  size?: 'normal' | 'small';
  /** As wide as its parent. */
  isBlock?: boolean;
  /** On an ink ground. */
  isInverted?: boolean;
  className?: string;
}

const isLinkLike = (priority: ButtonPriority): boolean => priority.endsWith('Link') || priority === 'lowLinkUnderline';

/** The class names of a button's look, for links that must look like one. */
export const buttonClassName = ({
  priority = 'normal',
  size = 'normal',
  isBlock,
  isInverted,
  className,
}: ButtonLook): string =>
  [
    isLinkLike(priority) ? styles.link : styles.button,
    styles[priority],
    size === 'small' ? styles.small : '',
    isBlock ? styles.block : '',
    isInverted ? styles.inverted : '',
    className,
  ]
    .filter(Boolean)
    .join(' ');
