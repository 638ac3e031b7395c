import styles from './Logo.module.css';

export interface LogoProps {
  size?: 'normal' | 'large';
}

/** The mark and the name. The caller that links it home names the link. */
export const Logo = ({ size = 'normal' }: LogoProps) => (
  <span className={size === 'large' ? `${styles.logo} ${styles.large}` : styles.logo}>
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path className={styles.stroke} d="M7.5 5v22M24.5 5v22" />
      <path d="M7.5 19.5C10 12.5 17 10.5 24.5 11.2 22.5 18 15.5 21.5 7.5 19.5Z" />
    </svg>
    Halewell
  </span>
);
