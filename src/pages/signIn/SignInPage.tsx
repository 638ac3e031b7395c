import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { AuthLayout } from '@/features/account/AuthLayout';
import { pageSteps } from '@/features/account/authViews';
import { SignInForm, type SignInFormProps } from '@/features/account/SignInForm';
import { pathAfterSignIn } from '@/features/session/signInPath';
import { selectCurrentUser, selectIsSignedIn } from '@/features/session/userSlice';
import { EndedNotice } from './EndedNotice';
import { MailedForOther } from './MailedForOther';

/** The new account that a mailed link names, where the backend opens accounts so. */
const mailedAccount = (search: string): SignInFormProps['mailed'] => {
  const given = new URLSearchParams(search);
  const [email, key] = [given.get('email'), given.get('key')];
  return CAPABILITIES.accountConfirmation && email && key ? { email, key } : undefined;
};

/** Sign in; afterwards the shopper is back where they came from. */
export const SignInPage = () => {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const isSignedIn = useSelector(selectIsSignedIn);
  const current = useSelector(selectCurrentUser).email;
  const [wasSignedIn] = useState(isSignedIn);
  const mailed = mailedAccount(search);
  if (isSignedIn && wasSignedIn && mailed && mailed.email.toLowerCase() !== current.toLowerCase())
    return <MailedForOther email={mailed.email} isKnown={current !== ''} />;
  if (isSignedIn) return <Navigate to={pathAfterSignIn(search)} replace />;
  return (
    <AuthLayout
      title={formatMessage({ id: 'session.signIn' })}
      intro={<FormattedMessage id={mailed ? 'session.mailedIntro' : 'session.signInIntro'} />}
      notice={<EndedNotice />}
    >
      <SignInForm steps={pageSteps(search)} mailed={mailed} />
    </AuthLayout>
  );
};
