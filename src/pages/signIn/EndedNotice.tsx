import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { hasSessionEnd, takeSessionEnd } from '@/features/session/sessionThunks';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { Notice } from '@/ui/Notice/Notice';

/** Says once, above the form, that one has to sign in again because the session ended. A toast would lie over the form. */
export const EndedNotice = () => {
  const dispatch = useAppDispatch();
  const [isShown] = useState(() => dispatch(hasSessionEnd()));
  useEffect(() => void dispatch(takeSessionEnd()), [dispatch]);
  return isShown ? (
    <Notice isLive>
      <FormattedMessage id="session.ended" />
    </Notice>
  ) : null;
};
