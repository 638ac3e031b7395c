import styles from './Logo.module.css';

export interface LogoProps {
  /** Name of the shop; may be empty while it is not known. */
  name: string;
  size?: 'normal' | 'large' | undefined;
}

/** Letters of a name that stands in one line of the header. */
const shortName = 14;

/** The brand's mark, if it has one, and the name; a long one takes two lines. The caller that links it home names the link. */
export const Logo = ({ name, size = 'normal' }: LogoProps) => (
  <span
    className={[styles.logo, size === 'large' ? styles.large : '', name.length > shortName ? styles.long : ''].join(
      ' ',
    )}
  >
    {BRAND.logo ? (
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <path className={styles.stroke} d={BRAND.logo.strokes} />
        <path d={BRAND.logo.fill} />
      </svg>
    ) : null}
    {name}
  </span>
);
