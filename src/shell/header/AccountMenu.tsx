import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { signOutAndRevoke } from '@/features/session/signOut';
import { type AccountPath, useAccountLinks } from '@/features/session/useAccountLinks';
import { useAppDispatch } from '@/kernel/redux/hooks';
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
  const dispatch = useAppDispatch();
  const links = useAccountLinks();
  const leave = (): void => {
    onChosen();
    void dispatch(signOutAndRevoke());
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
