import { FormattedMessage } from 'react-intl';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { HomeLink } from '../HomeLink';
import styles from './FooterColumns.module.css';
import { footerColumns, type FooterEntry } from './footerLinks';
import { SocialLinks } from './SocialLinks';

const Entry = ({ label, to }: FooterEntry) =>
  to === undefined ? (
    <span className={styles.label}>
      <FormattedMessage id={label} />
    </span>
  ) : (
    <ShopLink to={to} className={styles.link}>
      <FormattedMessage id={label} />
    </ShopLink>
  );

/** The brand, and the columns of links and labels. */
export const FooterColumns = ({ hasContact }: { hasContact: boolean }) => (
  <div className={styles.columns}>
    <div className={styles.brand}>
      <HomeLink size="large" />
      <p className={styles.soft}>
        <FormattedMessage id="footer.tagline" />
      </p>
      <SocialLinks />
    </div>
    {footerColumns.map(({ heading, entries }) => (
      <div key={heading.label}>
        <h2 className={styles.heading}>
          {heading.to === undefined ? <FormattedMessage id={heading.label} /> : <Entry {...heading} />}
        </h2>
        <ul>
          {entries
            .filter(({ needsContact }) => hasContact || !needsContact)
            .map((entry) => (
              <li key={entry.label}>
                <Entry {...entry} />
              </li>
            ))}
        </ul>
      </div>
    ))}
  </div>
);
