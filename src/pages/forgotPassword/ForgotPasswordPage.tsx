import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { AuthLayout } from '@/features/account/AuthLayout';
import { pageSteps } from '@/features/account/authViews';
import { ForgotPasswordForm } from '@/features/account/ForgotPasswordForm';

/** Request a password reset. */
export const ForgotPasswordPage = () => {
  const { formatMessage } = useIntl();
  const { search } = useLocation();
  return (
    <AuthLayout
      title={formatMessage({ id: 'account.forgotTitle' })}
      intro={<FormattedMessage id="account.forgotIntro" />}
    >
      <ForgotPasswordForm steps={pageSteps(search)} />
    </AuthLayout>
  );
};
