import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectIsSignedIn } from '@/features/session/userSlice';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { HomeLink } from '../HomeLink';
import styles from './FooterColumns.module.css';
import { footerColumns } from './footerLinks';
import { SocialLinks } from './SocialLinks';

const Entry = ({ text, to }: BrandEntry) =>
  to === undefined ? (
    <span className={styles.label}>
      <FormattedMessage id={text} />
    </span>
  ) : (
    <ShopLink to={to} className={styles.link}>
      <FormattedMessage id={text} />
    </ShopLink>
  );

/** The brand, and the columns of links and labels. */
export const FooterColumns = ({ hasContact }: { hasContact: boolean }) => {
  const isSignedIn = useSelector(selectIsSignedIn);
  return (
    <div className={styles.columns}>
      <div className={styles.brand}>
        <HomeLink size="large" />
        {BRAND.has.tagline ? (
          <p className={styles.soft}>
            <FormattedMessage id="brand.tagline" />
          </p>
        ) : null}
        {BRAND.social.length > 0 ? <SocialLinks /> : null}
      </div>
      {footerColumns({ hasContact, isSignedIn }).map(({ heading, entries }) => (
        <div key={heading.text}>
          <h2 className={styles.heading}>
            {heading.to === undefined ? <FormattedMessage id={heading.text} /> : <Entry {...heading} />}
          </h2>
          <ul>
            {entries.map((entry) => (
              <li key={entry.text}>
                <Entry {...entry} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
};
