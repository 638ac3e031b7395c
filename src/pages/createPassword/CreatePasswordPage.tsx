import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { AuthLayout } from '@/features/account/AuthLayout';
import { pageSteps } from '@/features/account/authViews';
import { ResetPasswordForm } from '@/features/account/ResetPasswordForm';
import { SignInForm } from '@/features/account/SignInForm';
import { selectIsSignedIn } from '@/features/session/userSlice';
import { Button } from '@/ui/Button/Button';
import { Notice } from '@/ui/Notice/Notice';
import styles from './CreatePasswordPage.module.css';
import { focusHeadingWhenThere } from '@/ui/focus/focusHeading';

/** Where the link of a password mail leads: a new password, then the sign-in with it. */
export const CreatePasswordPage = () => {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const isSignedIn = useSelector(selectIsSignedIn);
  const [doneFor, setDoneFor] = useState<string | undefined>();
  const given = new URLSearchParams(search);
  const email = given.get('email') ?? '';
  const token = given.get('token') ?? '';
  // The form took the focus with it; the heading says what the page has become.
  useEffect(() => (doneFor === undefined ? undefined : focusHeadingWhenThere()), [doneFor]);

  if (doneFor !== undefined) {
    if (isSignedIn) return <Navigate to="/" replace />;
    return (
      <AuthLayout title={formatMessage({ id: 'session.signIn' })}>
        <Notice kind="success" isLive className={styles.notice}>
          <FormattedMessage id="account.resetDone" />
        </Notice>
        <SignInForm steps={pageSteps('')} email={doneFor} />
      </AuthLayout>
    );
  }
  const isWhole = token !== '';
  return (
    <AuthLayout
      title={formatMessage({ id: 'account.resetTitle' })}
      intro={isWhole && email !== '' ? <FormattedMessage id="account.resetIntro" values={{ email }} /> : undefined}
    >
      {isWhole ? (
        <ResetPasswordForm email={email} token={token} onDone={setDoneFor} />
      ) : (
        <>
          <Notice kind="error" className={styles.notice}>
            <FormattedMessage id="account.resetBroken" />
          </Notice>
          <Button priority="normal" isBlock to="/forgot-password">
            <FormattedMessage id="account.resetAgain" />
          </Button>
        </>
      )}
    </AuthLayout>
  );
};
