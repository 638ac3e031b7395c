import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useAccountLinks } from '@/features/session/useAccountLinks';
import { useSignOut } from '@/features/session/useSignOut';
import { selectCurrentUser } from '@/features/session/userSlice';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { Button } from '@/ui/Button/Button';
import { Icon } from '@/ui/Icon/Icon';
import { accountNote } from '../accountNote';
import styles from './AccountPanel.module.css';

/** Whose session it is, the account's pages, and the way out. */
export const MyAccount = () => {
  const { formatMessage } = useIntl();
  const signOut = useSignOut();
  const links = useAccountLinks();
  const { firstname, lastname, email } = useSelector(selectCurrentUser);
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.focus(), []);
  return (
    <div
      ref={group}
      className={styles.group}
      tabIndex={-1}
      role="group"
      aria-label={formatMessage({ id: 'account.myAccount' })}
    >
      <p className={styles.name}>
        {firstname} {lastname}
      </p>
      <p className={styles.email}>{email}</p>
      <ul>
        {links.map(({ message, to }) => (
          <li key={to}>
            <ShopLink to={to} className={styles.link}>
              <span>
                <FormattedMessage id={message} /> {accountNote(to)}
              </span>
              <Icon name="chevronRight" size={18} />
            </ShopLink>
          </li>
        ))}
      </ul>
      <Button priority="low" isBlock onClick={signOut}>
        <FormattedMessage id="session.signOut" />
      </Button>
    </div>
  );
};
