import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { CurrentUser } from '@/features/session/userSlice';
import { useCaptcha } from '@/kernel/captcha/useCaptcha';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { longToastTimeoutMs } from '@/kernel/toasts/toastSlice';
import { useToasts } from '@/kernel/toasts/useToasts';
import { Button } from '@/ui/Button/Button';
import { FormError } from '@/ui/forms/FormError';
import { type FormValues, InformedForm } from '@/ui/forms/informed/InformedForm';
import { useSubmission } from '@/ui/forms/useSubmission';
import { Panel } from '@/ui/Panel/Panel';
import { deleteAccount } from '../api/deleteAccount';
import formStyles from '../parts/Form.module.css';
import { PasswordField } from '../parts/PasswordField';
import styles from './AccountInformation.module.css';
import { FormButtons } from './FormButtons';
import { usePasswordErrors } from './usePasswordErrors';

interface DeleteFormProps {
  email: string;
  onKeep: () => void;
}

const DeleteForm = ({ email, onKeep }: DeleteFormProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { addToast } = useToasts();
  const { place, createHeaders } = useCaptcha('CUSTOMER_LOGIN');
  const { toText, refusals } = usePasswordErrors();
  const { isBusy, error, submit } = useSubmission<FormValues>(async (values) => {
    await dispatch(deleteAccount(email, values.text('currentPassword'), await createHeaders()));
    // This page would ask to sign in, to an account that is gone.
    await navigate('/', { replace: true });
    addToast({ type: 'success', message: formatMessage({ id: 'account.deleted' }), timeout: longToastTimeoutMs });
  }, toText);
  return (
    <InformedForm
      className={formStyles.form}
      aria-label={formatMessage({ id: 'account.deleteTitle' })}
      onSubmit={submit}
    >
      <FormError text={error} />
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField
        name="currentPassword"
        label={formatMessage({ id: 'account.currentPassword' })}
        autoComplete="current-password"
        refusals={refusals}
      />
      <div ref={place} className={formStyles.badge} />
      <FormButtons isBusy={isBusy} onCancel={onKeep} submitId="account.delete" cancelId="account.keep" />
    </InformedForm>
  );
};

/** The end of the account, where the backend mails no link for it: told plainly, and done with the password. */
export const DeleteDetail = ({ user: { email } }: { user: CurrentUser }) => {
  const [isOpen, setIsOpen] = useState(false);
  const wasOpen = useRef(false);
  const opener = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) form.current?.querySelector<HTMLInputElement>('input:not([type=hidden])')?.focus();
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <Panel title={<FormattedMessage id="account.deleteTitle" />}>
      <p className={styles.value}>
        <FormattedMessage id="account.deleteAtOnce" />
      </p>
      {isOpen ? (
        <div ref={form}>
          <DeleteForm email={email} onKeep={() => setIsOpen(false)} />
        </div>
      ) : (
        <div className={styles.buttons}>
          <Button ref={opener} priority="lowLinkUnderline" onClick={() => setIsOpen(true)}>
            <FormattedMessage id="account.dataDelete" />
          </Button>
        </div>
      )}
    </Panel>
  );
};
