import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { isSessionEnding, takeSessionEnd } from '@/features/session/sessionThunks';
import { signInPage, signInPath } from '@/features/session/signInPath';
import { selectUser } from '@/features/session/userSlice';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { addToast } from '@/kernel/toasts/toastSlice';
import { StaySignedInDialog } from './parts/StaySignedInDialog';

/** Milliseconds between two looks at the time. */
const lookMs = 1000;

/** Says once why nobody is signed in any more; the page where one signs in says so itself (pages/signIn/EndedNotice). */
const useEndNotice = (): void => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { formatMessage } = useIntl();
  useEffect(() => {
    const { pathname, search } = window.location;
    if (pathname === signInPage || !dispatch(takeSessionEnd())) return;
    dispatch(
      addToast({
        type: 'info',
        message: formatMessage({ id: 'session.ended' }),
        actionText: formatMessage({ id: 'session.signIn' }),
        timeout: null,
        onAction: () => void navigate(signInPath(pathname + search)),
      }),
    );
  }, [dispatch, formatMessage, navigate]);
};

/** The end of a session: the warning before it, with the way to go on, and the reason after it. */
export const SessionEnd = () => {
  const dispatch = useAppDispatch();
  const { token, currentUser } = useSelector(selectUser);
  const [isEnding, setIsEnding] = useState(() => dispatch(isSessionEnding()));
  const [dismissed, setDismissed] = useState<string | null>(null);
  useEndNotice();
  useEffect(() => {
    const timer = setInterval(() => setIsEnding(dispatch(isSessionEnding())), lookMs);
    return () => clearInterval(timer);
  }, [dispatch]);
  return (
    <StaySignedInDialog
      // Without an e-mail it cannot be told that the same customer goes on.
      isOpen={isEnding && currentUser.email !== '' && token !== dismissed}
      email={currentUser.email}
      onClose={() => setDismissed(token)}
      onRenewed={() => setIsEnding(false)}
    />
  );
};
