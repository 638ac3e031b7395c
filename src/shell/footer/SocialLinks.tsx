import { Icon } from '@/ui/Icon/Icon';
import styles from './SocialLinks.module.css';

/** The shop elsewhere. An entry without an icon is hidden. */
export const SocialLinks = () => (
  <ul className={styles.social}>
    {BRAND.social.map(({ name, icon, href }) => (
      <li key={name} hidden={icon === undefined}>
        <a className={styles.link} href={href} aria-label={name} rel="noopener noreferrer" target="_blank">
          {icon === undefined ? name : <Icon name={icon} />}
        </a>
      </li>
    ))}
  </ul>
);
