import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectIsAuthModalOpen } from '@/features/session/authModalSlice';
import { signInPath } from '@/features/session/signInPath';
import { lazyAuthModal } from './lazyAuthModal';
import { LazySlot } from './LazySlot';

/** When the dialog does not come, its page may. */
const SignInInstead = () => {
  const { pathname, search } = useLocation();
  useEffect(() => window.location.assign(signInPath(pathname + search)), [pathname, search]);
  return null;
};

/** The place of the authentication dialog (spec §2.6). */
export const AuthModalSlot = () => (
  <LazySlot isOpen={useSelector(selectIsAuthModalOpen)} lazy={lazyAuthModal} fallback={<SignInInstead />} />
);
