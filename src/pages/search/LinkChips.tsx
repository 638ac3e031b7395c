import { useId } from 'react';
import { ShopLink } from '@/kernel/routing/ShopLink';
import styles from './LinkChips.module.css';

export interface LinkChipsProps {
  label: string;
  links: readonly { name: string; path: string }[];
}

/** Ways to go on, behind their label; nothing without any. */
export const LinkChips = ({ label, links }: LinkChipsProps) => {
  const labelId = useId();
  if (links.length === 0) return null;
  return (
    <div role="group" className={styles.chips} aria-labelledby={labelId}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      <ul className={styles.list}>
        {links.map(({ name, path }) => (
          <li key={path}>
            <ShopLink to={path} className={styles.chip}>
              {name}
            </ShopLink>
          </li>
        ))}
      </ul>
    </div>
  );
};
