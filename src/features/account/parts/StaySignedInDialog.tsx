import { useEffect, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { signIn } from '@/features/session/signIn';
import { useSignOut } from '@/features/session/useSignOut';
import { useCaptcha } from '@/kernel/captcha/useCaptcha';
import { isUnreachable, toAppError } from '@/kernel/errors/appError';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { isRequired } from '@/kernel/validation/validators';
import { Button } from '@/ui/Button/Button';
import { Dialog } from '@/ui/Dialog/Dialog';
import { type FormValues, InformedForm } from '@/ui/forms/informed/InformedForm';
import { FormError } from '@/ui/forms/FormError';
import { PasswordField } from './PasswordField';
import { useSubmission } from '@/ui/forms/useSubmission';
import styles from './Form.module.css';

export interface StaySignedInDialogProps {
  isOpen: boolean;
  /** Of the customer whose session ends. */
  email: string;
  onClose: () => void;
  onRenewed: () => void;
}

interface StaySignedInFormProps extends Omit<StaySignedInDialogProps, 'isOpen'> {
  /** Of the sentence that says what the dialog is for. */
  introId: string;
}

/** A token cannot be renewed, so a new one is asked for with the password. The cart is the customer's and stays. */
const StaySignedInForm = ({ email, introId, onClose, onRenewed }: StaySignedInFormProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const signOut = useSignOut();
  const { place, createHeaders } = useCaptcha('CUSTOMER_LOGIN');
  const [refusals, setRefusals] = useState(0);
  const toText = (failure: unknown): string | undefined => {
    if (isUnreachable(failure)) return undefined;
    const known = toAppError(failure);
    const isWrong = known.kind === 'graphql' && known.categories.includes('graphql-authentication');
    if (isWrong) setRefusals((count) => count + 1);
    return formatMessage({ id: isWrong ? 'session.passwordWrong' : 'session.signInFailed' });
  };
  const { isBusy, error, submit } = useSubmission<FormValues>(async (values) => {
    await dispatch(signIn({ email, password: values.text('password'), headers: await createHeaders() }));
    onRenewed();
  }, toText);
  const leave = (): void => {
    onClose();
    signOut();
  };
  return (
    <InformedForm className={styles.form} aria-label={formatMessage({ id: 'session.stay' })} onSubmit={submit}>
      <p id={introId}>
        <FormattedMessage id="session.endsSoon" values={{ email }} />
      </p>
      <FormError text={error} />
      <PasswordField
        refusals={refusals}
        label={formatMessage({ id: 'session.password' })}
        autoComplete="current-password"
        validate={isRequired}
      />
      <div ref={place} className={styles.badge} />
      <Button priority="normal" type="submit" isBlock isLoading={isBusy}>
        <FormattedMessage id="session.stay" />
      </Button>
      <Button priority="low" isBlock onClick={leave}>
        <FormattedMessage id="session.signOut" />
      </Button>
    </InformedForm>
  );
};

/** Over the page, before a session ends: what is being typed there is not lost. */
export const StaySignedInDialog = ({ isOpen, onClose, ...form }: StaySignedInDialogProps) => {
  const introId = useId();
  const place = useRef<HTMLDivElement>(null);
  // After the browser, which focuses the button that closes: there are two minutes for the password.
  useEffect(() => {
    if (isOpen) place.current?.querySelector('input')?.focus();
  }, [isOpen]);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={<FormattedMessage id="session.stay" />} descriptionId={introId}>
      <div ref={place}>
        <StaySignedInForm introId={introId} onClose={onClose} {...form} />
      </div>
    </Dialog>
  );
};
