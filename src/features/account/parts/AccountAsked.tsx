import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '@/ui/Button/Button';
import { Notice } from '@/ui/Notice/Notice';
import type { CreateOutcome } from '../api/createAccount';
import type { AuthSteps } from '../authViews';
import styles from './Form.module.css';
import { ResendMail } from './ResendMail';

export interface AccountAskedProps {
  outcome: Exclude<CreateOutcome, 'signedIn'>;
  email: string;
  steps: AuthSteps;
  /** An order waits for the account: in this browser, which alone knows of it. */
  hasOrder: boolean;
}

/**
 * What is said after an account was asked for that nobody is signed in to: the same whether or not the address had one.
 * It takes the focus from the form that it follows, and so comes into view on a phone.
 */
export const AccountAsked = ({ outcome, email, steps, hasOrder }: AccountAskedProps) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} className={styles.form} tabIndex={-1}>
      <Notice kind={outcome === 'mailed' ? 'success' : 'info'} isLive>
        {outcome === 'mailed' ? (
          <>
            <FormattedMessage id="account.mailed" values={{ email }} />
            {hasOrder && (
              <>
                {' '}
                <FormattedMessage id="account.mailedOrder" />
              </>
            )}
          </>
        ) : (
          <FormattedMessage id="account.created" />
        )}
      </Notice>
      {CAPABILITIES.confirmationResend && outcome === 'mailed' ? <ResendMail email={email} /> : null}
      <Button priority="lowLinkUnderline" {...steps('signIn')}>
        <FormattedMessage id="session.signIn" />
      </Button>
    </div>
  );
};
