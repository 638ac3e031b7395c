import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { AuthLayout } from '@/features/account/AuthLayout';
import { pageSteps } from '@/features/account/authViews';
import { CreateAccountForm } from '@/features/account/CreateAccountForm';
import { pathAfterSignIn } from '@/features/session/signInPath';
import { selectIsSignedIn } from '@/features/session/userSlice';
import { AccountAfterOrder } from './AccountAfterOrder';

/** Registration; after an order its address brings name and e-mail. */
export const CreateAccountPage = () => {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  const isSignedIn = useSelector(selectIsSignedIn);
  const [isOrderWaiting, setIsOrderWaiting] = useState(false);
  const given = new URLSearchParams(search);
  if (isSignedIn) {
    const isSentBack = given.has('from');
    return <Navigate to={isOrderWaiting && !isSentBack ? '/order-history' : pathAfterSignIn(search)} replace />;
  }
  const email = given.get('email') ?? '';
  if (email !== '') return <AccountAfterOrder given={given} onOrderWaits={() => setIsOrderWaiting(true)} />;
  return (
    <AuthLayout
      title={formatMessage({ id: 'account.createTitle' })}
      intro={<FormattedMessage id="account.createIntro" />}
    >
      <CreateAccountForm steps={pageSteps(search)} />
    </AuthLayout>
  );
};
