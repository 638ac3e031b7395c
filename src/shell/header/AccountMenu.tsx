import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { Icon } from '@/ui/Icon/Icon';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import { signOutAndRevoke } from '@/features/session/signOut';
import { selectCurrentUser } from '@/features/session/userSlice';
import { type AccountPath, useAccountLinks } from '@/features/session/useAccountLinks';
import styles from './AccountTrigger.module.css';

export interface AccountMenuProps {
  /** Renders a note beside a link, by its path, such as a count. */
  noteOf?: ((path: AccountPath) => ReactNode) | undefined;
}

/** Whose session it is, and the way out of it: a menu that opens on click and closes on Escape and when the focus leaves. */
export const AccountMenu = ({ noteOf }: AccountMenuProps) => {
  const dispatch = useAppDispatch();
  const links = useAccountLinks();
  const { firstname } = useSelector(selectCurrentUser);
  const [isOpen, setIsOpen] = useState(false);
  const menuId = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const closeOnEscape = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    trigger.current?.focus();
  };
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
  };

  return (
    <div className={styles.account} onBlur={closeOnLeave} onKeyDown={closeOnEscape} role="presentation">
      <button
        ref={trigger}
        type="button"
        className={styles.trigger}
        aria-expanded={isOpen}
        aria-controls={menuId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="user" />
        <VisuallyHidden ifNarrow>
          {firstname === '' ? (
            <FormattedMessage id="session.account" />
          ) : (
            <FormattedMessage id="session.greeting" values={{ name: firstname }} />
          )}
        </VisuallyHidden>
      </button>
      <div id={menuId} className={styles.menu} hidden={!isOpen}>
        <ul>
          {links.map(({ message, to }) => (
            <li key={to}>
              <ShopLink to={to} className={styles.item} onClick={() => setIsOpen(false)}>
                <FormattedMessage id={message} /> {noteOf?.(to)}
              </ShopLink>
            </li>
          ))}
        </ul>
        <button type="button" className={styles.item} onClick={() => void dispatch(signOutAndRevoke())}>
          <FormattedMessage id="session.signOut" />
        </button>
      </div>
    </div>
  );
};
