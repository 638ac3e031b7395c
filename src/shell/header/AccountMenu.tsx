import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { type AccountPath, useAccountLinks } from '@/features/session/useAccountLinks';
import { useSignOut } from '@/features/session/useSignOut';
import { ShopLink } from '@/kernel/routing/ShopLink';
import styles from './AccountTrigger.module.css';

export interface AccountMenuProps {
  /** Renders a note beside a link, by its path, such as a count. */
  noteOf?: ((path: AccountPath) => ReactNode) | undefined;
  /** Called when something was chosen. */
  onChosen: () => void;
}

/** The pages of a customer, and the way out of the session. */
export const AccountMenu = ({ noteOf, onChosen }: AccountMenuProps) => {
  const signOut = useSignOut();
  const links = useAccountLinks();
  const leave = (): void => {
    onChosen();
    signOut();
  };
  return (
    <>
      <ul>
        {links.map(({ message, to }) => (
          <li key={to}>
            <ShopLink to={to} className={styles.item} onClick={onChosen}>
              <FormattedMessage id={message} /> {noteOf?.(to)}
            </ShopLink>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.item} onClick={leave}>
        <FormattedMessage id="session.signOut" />
      </button>
    </>
  );
};
