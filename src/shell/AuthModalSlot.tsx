import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectIsAuthModalOpen } from '@/features/session/authModalSlice';
import { signInPath } from '@/features/session/signInPath';
import { lazyAuthModal } from './lazyAuthModal';
import { LazySlot } from './LazySlot';

/** The place of the authentication dialog. When the dialog does not come, its page may. */
export const AuthModalSlot = () => {
  const { pathname, search } = useLocation();
  return (
    <LazySlot
      isOpen={useSelector(selectIsAuthModalOpen)}
      lazy={lazyAuthModal}
      onFailure={() => window.location.assign(signInPath(pathname + search))}
    />
  );
};
