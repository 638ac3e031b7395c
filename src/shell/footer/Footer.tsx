import { FormattedMessage } from 'react-intl';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { Icon } from '@/ui/Icon/Icon';
import { Wrap } from '@/ui/Wrap/Wrap';
import { copyrightText } from '../copyrightText';
import { HomeLink } from '../HomeLink';
import { useLocaleText } from '../useLocaleText';
import { useShopSettings } from '../useShopSettings';
import styles from './Footer.module.css';
import { footerColumns, socialLinks } from './footerLinks';

/** Who we are and where else to go (spec §2.5). */
export const Footer = () => {
  const { config } = useShopSettings();
  const locale = useLocaleText();
  return (
    <footer className={styles.footer} data-on-ink>
      <Wrap>
        <div className={styles.columns}>
          <div className={styles.brand}>
            <HomeLink size="large" />
            <p className={styles.soft}>
              <FormattedMessage id="footer.tagline" />
            </p>
            <ul className={styles.social}>
              {socialLinks.map(({ name, icon, href }) => (
                <li key={name}>
                  <a
                    className={styles.socialLink}
                    href={href}
                    aria-label={name}
                    rel="noopener noreferrer"
                    target="_blank"
                  >
                    <Icon name={icon} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
          {footerColumns.map(({ heading, links }) => (
            <div key={heading}>
              <h2 className={styles.heading}>
                <FormattedMessage id={heading} />
              </h2>
              <ul>
                {links.map(({ message, to }) => (
                  <li key={to}>
                    <ShopLink to={to} className={styles.link}>
                      <FormattedMessage id={message} />
                    </ShopLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className={styles.legal}>
          <span className={styles.locale}>
            <Icon name="globe" size={18} />
            {locale}
          </span>
          <span>{copyrightText(config?.copyright, new Date())}</span>
        </div>
      </Wrap>
    </footer>
  );
};
