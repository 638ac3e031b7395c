import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { AuthLayout } from '@/features/account/AuthLayout';
import { pageSteps } from '@/features/account/authPaths';
import { CreateAccountForm } from '@/features/account/CreateAccountForm';
import { pathAfterSignIn } from '@/features/session/signInPath';
import { selectIsSignedIn } from '@/features/session/userSlice';

/** Registration; after an order its address brings name and e-mail. */
export const CreateAccountPage = () => {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const isSignedIn = useSelector(selectIsSignedIn);
  if (isSignedIn) return <Navigate to={pathAfterSignIn(search)} replace />;
  const given = new URLSearchParams(search);
  const email = given.get('email') ?? '';
  return (
    <AuthLayout
      title={formatMessage({ id: 'account.createTitle' })}
      intro={<FormattedMessage id={email === '' ? 'account.createIntro' : 'account.createIntroOrder'} />}
    >
      <CreateAccountForm
        steps={pageSteps(search)}
        email={email}
        firstName={given.get('firstName') ?? ''}
        lastName={given.get('lastName') ?? ''}
      />
    </AuthLayout>
  );
};
