import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Notice } from '@/ui/Notice/Notice';

/** Says that the message has been taken, and where the answer will go. It gets the focus, as the form that had it is gone. */
export const ContactSent = ({ email }: { email: string }) => {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  return (
    <div ref={root} tabIndex={-1}>
      <Notice kind="success" isLive>
        <FormattedMessage id="contact.sent" values={{ email }} />
      </Notice>
    </div>
  );
};
