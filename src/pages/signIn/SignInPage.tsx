import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { AuthLayout } from '@/features/account/AuthLayout';
import { pageSteps } from '@/features/account/authPaths';
import { SignInForm } from '@/features/account/SignInForm';
import { pathAfterSignIn } from '@/features/session/signInPath';
import { selectIsSignedIn } from '@/features/session/userSlice';

/** Sign in; afterwards the shopper is back where they came from. */
export const SignInPage = () => {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const isSignedIn = useSelector(selectIsSignedIn);
  if (isSignedIn) return <Navigate to={pathAfterSignIn(search)} replace />;
  return (
    <AuthLayout title={formatMessage({ id: 'session.signIn' })} intro={<FormattedMessage id="session.signInIntro" />}>
      <SignInForm steps={pageSteps(search)} />
    </AuthLayout>
  );
};
