import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { authModalClosed, selectIsAuthModalOpen } from '@/features/session/authModalSlice';
import { selectIsSignedIn } from '@/features/session/userSlice';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { Dialog } from '@/ui/Dialog/Dialog';
import { AuthForms } from './AuthForms';
import { authTitles, type AuthView } from './authViews';

/**
 * Sign In, Create Account and Forgot Password over the page, for what only a customer can do. It closes
 * with a sign-in, a navigation, Escape and its button; the browser gives the focus back to what opened it.
 */
export const AuthModal = () => {
  const dispatch = useAppDispatch();
  const isOpen = useSelector(selectIsAuthModalOpen);
  const isSignedIn = useSelector(selectIsSignedIn);
  const { key: page } = useLocation();
  const [view, setView] = useState<AuthView>('signIn');
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (isOpen) setView('signIn');
  }

  const pageBefore = useRef(page);
  useEffect(() => {
    const hasMoved = pageBefore.current !== page;
    pageBefore.current = page;
    if (isOpen && (hasMoved || isSignedIn)) dispatch(authModalClosed());
  }, [page, isOpen, isSignedIn, dispatch]);

  const close = (): void => {
    dispatch(authModalClosed());
  };
  return (
    <Dialog isOpen={isOpen} onClose={close} title={<FormattedMessage id={authTitles[view]} />}>
      <AuthForms view={view} onView={setView} onSignedIn={close} />
    </Dialog>
  );
};
