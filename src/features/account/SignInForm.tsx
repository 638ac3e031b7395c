import { useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { mergeGuestCart } from '@/features/cart/lazyCart';
import { signIn } from '@/features/session/signIn';
import { useShopName } from '@/kernel/head/useShopName';
import { useCaptcha } from '@/kernel/captcha/useCaptcha';
import { isUnreachable, toAppError } from '@/kernel/errors/appError';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { isRequired } from '@/kernel/validation/validators';
import { Button } from '@/ui/Button/Button';
import { type FormValues, InformedForm } from '@/ui/forms/informed/InformedForm';
import type { AuthSteps } from './authViews';
import { confirmEmail, type MailedAccount } from './api/confirmEmail';
import { recordConsent } from './api/recordConsent';
import { AccountEmailField } from './parts/AccountEmailField';
import { FormError } from '@/ui/forms/FormError';
import { RefusedBy } from '@/ui/forms/refusedBy';
import { PasswordField } from './parts/PasswordField';
import { UnopenedHint } from './parts/UnopenedHint';
import { useSubmission } from '@/ui/forms/useSubmission';
import styles from './parts/Form.module.css';

export interface SignInFormProps {
  steps: AuthSteps;
  /** Called when a customer has signed in. */
  onSignedIn?: () => void;
  email?: string;
  /** The new account that a mailed link has led here for: signing in opens it. */
  mailed?: MailedAccount | undefined;
  /** Called with the address typed so far, for the other views. */
  onEmail?: (email: string) => void;
}

/**
 * E-mail and password; the guest's cart comes along. A new account is opened here and not by its link alone: whose address
 * a stranger has typed would open it for the stranger, but does not know the password.
 */
export const SignInForm = ({ steps, onSignedIn, email, mailed, onEmail }: SignInFormProps) => {
  const { formatMessage } = useIntl();
  const storeName = useShopName();
  const dispatch = useAppDispatch();
  const { place, createHeaders } = useCaptcha('CUSTOMER_LOGIN');
  const [refusals, setRefusals] = useState(0);
  const errorId = useId();
  /** Email and password do not belong together, and no other password was typed since. */
  const [isRefused, setIsRefused] = useState(false);
  /** The address that was refused last. */
  const [refused, setRefused] = useState('');
  const isOpened = useRef(false);
  const toText = (failure: unknown): string | undefined => {
    if (isUnreachable(failure)) return undefined;
    const known = toAppError(failure);
    const isWrong = known.kind === 'graphql' && known.categories.includes('graphql-authentication');
    if (!isWrong) return formatMessage({ id: 'session.signInFailed' });
    setRefusals((count) => count + 1);
    setIsRefused(true);
    return formatMessage({ id: mailed && !isOpened.current ? 'session.linkWrong' : 'session.signInWrong' });
  };
  const { isBusy, error, submit } = useSubmission<FormValues>(async (values) => {
    setRefused(values.text('email').trim());
    if (mailed && !isOpened.current) isOpened.current = await dispatch(confirmEmail(mailed));
    await dispatch(
      signIn({
        email: values.text('email').trim(),
        password: values.text('password'),
        prepare: mergeGuestCart,
        headers: await createHeaders(),
      }),
    );
    // The form that asks for an account is not sent without it.
    if (isOpened.current) await dispatch(recordConsent());
    onSignedIn?.();
  }, toText);

  return (
    <InformedForm
      className={styles.form}
      aria-label={formatMessage({ id: 'session.signIn' })}
      onSubmit={submit}
      onChange={(values) => {
        onEmail?.(values.text('email'));
        // A refused one is emptied.
        if (!isBusy && values.text('password') !== '') setIsRefused(false);
      }}
    >
      <FormError id={errorId} text={error} />
      {refusals > 0 && !mailed && <UnopenedHint email={refused} />}
      <RefusedBy value={isRefused && error !== '' ? errorId : undefined}>
        <AccountEmailField initialValue={email ?? mailed?.email} />
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
      </RefusedBy>
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
