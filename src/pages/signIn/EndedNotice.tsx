import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { hasSessionEnd, takeSessionEnd } from '@/features/session/sessionThunks';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { holdFocus } from '@/ui/focus/holdFocus';
import { Notice } from '@/ui/Notice/Notice';

/**
 * Says once, above the form, that one has to sign in again because the session ended. A toast would lie over the form. The
 * page was loaded for it, so nothing has the focus: a message that is there from the start is read only where one is.
 */
export const EndedNotice = () => {
  const dispatch = useAppDispatch();
  const [isShown] = useState(() => dispatch(hasSessionEnd()));
  useEffect(() => void dispatch(takeSessionEnd()), [dispatch]);
  return isShown ? (
    <div ref={holdFocus} role="status" tabIndex={-1}>
      <Notice>
        <FormattedMessage id="session.ended" />
      </Notice>
    </div>
  ) : null;
};
