import { type IconName, iconShapes } from './iconShapes';
import styles from './Icon.module.css';

export interface IconProps {
  name: IconName;
  /** Pixels: 22, or 18 and 15 in dense places. */
  size?: 22 | 18 | 15;
  className?: string;
}

/** An icon in the colour of the text. It says nothing by itself: the control that holds it carries the name. */
export const Icon = ({ name, size = 22, className }: IconProps) => (
  <svg
    className={className ? `${styles.icon} ${className}` : styles.icon}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    aria-hidden="true"
    focusable="false"
  >
    <path d={iconShapes[name]} />
  </svg>
);
