import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { mergeGuestCart } from '@/features/cart/lazyCart';
import { signIn } from '@/features/session/signIn';
import { useShopName } from '@/kernel/head/useShopName';
import { useCaptcha } from '@/kernel/captcha/useCaptcha';
import { toAppError } from '@/kernel/errors/appError';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { isRequired } from '@/kernel/validation/validators';
import { Button } from '@/ui/Button/Button';
import { type FormValues, InformedForm } from '@/ui/forms/informed/InformedForm';
import type { AuthSteps } from './authPaths';
import { EmailField } from './parts/EmailField';
import { FormError } from '@/ui/forms/FormError';
import { PasswordField } from './parts/PasswordField';
import { useSubmission } from '@/ui/forms/useSubmission';
import styles from './parts/Form.module.css';

export interface SignInFormProps {
  steps: AuthSteps;
  /** Called when a customer has signed in. */
  onSignedIn?: () => void;
  email?: string;
  /** Called with the address typed so far, for the other views. */
  onEmail?: (email: string) => void;
}

/** E-mail and password; the guest's cart comes along. */
export const SignInForm = ({ steps, onSignedIn, email, onEmail }: SignInFormProps) => {
  const { formatMessage } = useIntl();
  const storeName = useShopName();
  const dispatch = useAppDispatch();
  const { place, createHeaders } = useCaptcha('CUSTOMER_LOGIN');
  const [refusals, setRefusals] = useState(0);
  const toText = (failure: unknown): string => {
    const known = toAppError(failure);
    const isWrong = known.kind === 'graphql' && known.categories.includes('graphql-authentication');
    if (isWrong) setRefusals((count) => count + 1);
    return formatMessage({ id: isWrong ? 'session.signInWrong' : 'session.signInFailed' });
  };
  const { isBusy, error, submit } = useSubmission<FormValues>(async (values) => {
    await dispatch(
      signIn({
        email: values.text('email').trim(),
        password: values.text('password'),
        prepare: mergeGuestCart,
        headers: await createHeaders(),
      }),
    );
    onSignedIn?.();
  }, toText);

  return (
    <InformedForm
      className={styles.form}
      aria-label={formatMessage({ id: 'session.signIn' })}
      onSubmit={submit}
      onChange={(values) => onEmail?.(values.text('email'))}
    >
      <FormError text={error} />
      <EmailField initialValue={email} />
      <PasswordField
        refusals={refusals}
        label={formatMessage({ id: 'session.password' })}
        autoComplete="current-password"
        validate={isRequired}
        aside={
          <Button priority="lowLinkUnderline" {...steps('forgotPassword')}>
            <FormattedMessage id="account.forgotLink" />
          </Button>
        }
      />
      <div ref={place} className={styles.badge} />
      <Button priority="normal" type="submit" isBlock isLoading={isBusy}>
        <FormattedMessage id="session.signIn" />
      </Button>
      <p className={styles.divider}>
        <FormattedMessage id="account.newHere" values={{ storeName }} />
      </p>
      <Button priority="low" isBlock {...steps('createAccount')}>
        <FormattedMessage id="account.createTitle" />
      </Button>
    </InformedForm>
  );
};
