import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAccountLinks } from '@/features/session/useAccountLinks';
import { useSignOut } from '@/features/session/useSignOut';
import { PageHead } from '@/kernel/head/PageHead';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { Breadcrumbs } from '@/ui/Breadcrumbs/Breadcrumbs';
import { LineIcon } from '@/ui/LineIcon/LineIcon';
import { Wrap } from '@/ui/Wrap/Wrap';
import styles from './AccountLayout.module.css';
import { accountIcons, signOutIcon } from './parts/accountIcons';

export interface AccountLayoutProps {
  title: string;
  /** Its path among the account's pages, which may not be the address. */
  path: string;
  /** The page of the account that it stands below, if any. */
  parent?: { label: string; to: string };
  /** Beside the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A page of the account: its pages left, on phones in a sideways row. */
export const AccountLayout = ({ title, path, parent, aside, children }: AccountLayoutProps) => {
  const { formatMessage } = useIntl();
  const signOut = useSignOut();
  const links = useAccountLinks();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    // On phones the row is wider than the screen: where one is has to be in view.
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && link)
      nav.current.scrollLeft = link.offsetLeft - (nav.current.clientWidth - link.offsetWidth) / 2;
  }, [path, links]);
  return (
    <main id="main" tabIndex={-1}>
      <PageHead title={title} robots="noindex" />
      <Wrap>
        <Breadcrumbs
          items={[
            { label: formatMessage({ id: 'breadcrumbs.home' }), to: '/' },
            { label: formatMessage({ id: 'account.myAccount' }), to: '/customer/account' },
            ...(parent ? [parent] : []),
            { label: title },
          ]}
        />
        <div className={styles.account}>
          <nav ref={nav} className={styles.nav} aria-label={formatMessage({ id: 'account.myAccount' })}>
            {links.map(({ message, to }) => (
              <ShopLink key={to} to={to} className={styles.link} aria-current={to === path ? 'page' : undefined}>
                <LineIcon path={accountIcons[to]} size={18} />
                <FormattedMessage id={message} />
              </ShopLink>
            ))}
            <button type="button" className={styles.link} onClick={signOut}>
              <LineIcon path={signOutIcon} size={18} />
              <FormattedMessage id="session.signOut" />
            </button>
          </nav>
          <div>
            <header className={styles.header}>
              <h1 className={styles.title}>{title}</h1>
              {aside}
            </header>
            {children}
          </div>
        </div>
      </Wrap>
    </main>
  );
};
