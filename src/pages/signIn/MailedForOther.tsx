import { FormattedMessage, useIntl } from 'react-intl';
import { AuthLayout } from '@/features/account/AuthLayout';
import { signOutAndRevoke } from '@/features/session/signOut';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { Button } from '@/ui/Button/Button';

interface MailedForOtherProps {
  /** Of the account that the link opens. */
  email: string;
  /** Whether it is known yet who is signed in. */
  isKnown: boolean;
}

/** A mailed link that opens one account, in a browser where somebody is signed in to another. */
export const MailedForOther = ({ email, isKnown }: MailedForOtherProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  if (!isKnown) return null;
  return (
    <AuthLayout
      title={formatMessage({ id: 'session.signIn' })}
      intro={<FormattedMessage id="session.mailedForOther" values={{ email }} />}
    >
      <Button priority="high" isBlock onClick={() => void dispatch(signOutAndRevoke())}>
        <FormattedMessage id="session.signOutAndGoOn" />
      </Button>
    </AuthLayout>
  );
};
