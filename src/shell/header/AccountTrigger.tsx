import {
  type ComponentType,
  type FocusEvent,
  type KeyboardEvent,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectCurrentUser, selectIsSignedIn } from '@/features/session/userSlice';
import { ErrorBoundary } from '@/kernel/errors/ErrorBoundary';
import { Icon } from '@/ui/Icon/Icon';
import { LoadingIndicator } from '@/ui/LoadingIndicator/LoadingIndicator';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import styles from './AccountTrigger.module.css';

export interface AccountTriggerProps {
  /** Menu of a customer; it may suspend. */
  Menu: ComponentType<{ onChosen: () => void }>;
  /** What a guest signs in with; asked for when the dropdown opens. */
  SignIn: ComponentType<{ onSignedIn: () => void }>;
  /** Loads that ahead, when the pointer comes near. */
  loadSignIn: () => void;
}

/** Ends an open dropdown with a press beside it; the focus may have gone nowhere. */
const usePressBeside = (isOpen: boolean, place: { current: Element | null }, close: () => void): void => {
  useEffect(() => {
    if (!isOpen) return;
    const press = ({ target }: Event): void => {
      if (target instanceof Node && !place.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  });
};

const AccountName = () => {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { firstname } = useSelector(selectCurrentUser);
  if (!isSignedIn) return <FormattedMessage id="session.signIn" />;
  if (firstname === '') return <FormattedMessage id="session.account" />;
  return <FormattedMessage id="session.greeting" values={{ name: firstname }} />;
};

/**
 * The account in the header: a dropdown that opens on click, with the way to sign in, or with the account's menu and the way
 * out of it. It closes on Escape, on leaving and with a new page.
 */
export const AccountTrigger = ({ Menu, SignIn, loadSignIn }: AccountTriggerProps) => {
  const isSignedIn = useSelector(selectIsSignedIn);
  const { key: page } = useLocation();
  const [openedOn, setOpenedOn] = useState<string>();
  const isOpen = openedOn === page;
  const panelId = useId();
  const place = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const close = (): void => setOpenedOn(undefined);
  const closeHere = (): void => {
    close();
    trigger.current?.focus();
  };
  usePressBeside(isOpen, place, close);
  const closeOnEscape = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape' && isOpen) closeHere();
  };
  // Without a new place the focus has left the window, or the press was on something that takes none.
  const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
  };

  return (
    <div ref={place} className={styles.account} onBlur={closeOnLeave} onKeyDown={closeOnEscape} role="presentation">
      <button
        ref={trigger}
        type="button"
        className={styles.trigger}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onPointerEnter={isSignedIn ? undefined : loadSignIn}
        onClick={() => setOpenedOn(isOpen ? undefined : page)}
      >
        <Icon name="user" />
        <VisuallyHidden ifNarrow>
          <AccountName />
        </VisuallyHidden>
      </button>
      <div id={panelId} className={isSignedIn ? styles.menu : `${styles.menu} ${styles.forms}`} hidden={!isOpen}>
        <ErrorBoundary fallback={null}>
          <Suspense fallback={<LoadingIndicator />}>
            {isSignedIn ? <Menu onChosen={closeHere} /> : isOpen ? <SignIn onSignedIn={closeHere} /> : null}
          </Suspense>
        </ErrorBoundary>
      </div>
    </div>
  );
};
