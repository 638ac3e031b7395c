import { FormattedMessage, useIntl } from 'react-intl';
import type { CurrentUser } from '@/features/session/userSlice';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { isRequired } from '@/kernel/validation/validators';
import { FormError } from '@/ui/forms/FormError';
import { type FormValues, InformedForm } from '@/ui/forms/informed/InformedForm';
import { TextField } from '@/ui/forms/informed/TextField';
import { useSubmission } from '@/ui/forms/useSubmission';
import { changeName } from '../api/changeAccount';
import styles from '../parts/Form.module.css';
import { useUndoable } from '../useUndoable';
import { Detail } from './Detail';
import { FormButtons } from './FormButtons';

const NameForm = ({ user, close }: { user: CurrentUser; close: () => void }) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { say } = useUndoable();
  const { isBusy, error, submit } = useSubmission<FormValues>(async (values) => {
    const { firstname, lastname } = user;
    await dispatch(
      changeName({ firstname: values.text('firstname').trim(), lastname: values.text('lastname').trim() }),
    );
    close();
    say('account.nameSaved', () => dispatch(changeName({ firstname, lastname })));
  });
  return (
    <InformedForm className={styles.form} aria-label={formatMessage({ id: 'account.name' })} onSubmit={submit}>
      <FormError text={error} />
      <div className={styles.names}>
        <TextField
          name="firstname"
          label={formatMessage({ id: 'address.firstName' })}
          autoComplete="given-name"
          initialValue={user.firstname}
          validate={isRequired}
          ask={formatMessage({ id: 'ask.firstName' })}
        />
        <TextField
          name="lastname"
          label={formatMessage({ id: 'address.lastName' })}
          autoComplete="family-name"
          initialValue={user.lastname}
          validate={isRequired}
          ask={formatMessage({ id: 'ask.lastName' })}
        />
      </div>
      <FormButtons isBusy={isBusy} onCancel={close} />
    </InformedForm>
  );
};

/** The customer's name. */
export const NameDetail = ({ user }: { user: CurrentUser }) => (
  <Detail title={<FormattedMessage id="account.name" />} value={`${user.firstname} ${user.lastname}`}>
    {(close) => <NameForm user={user} close={close} />}
  </Detail>
);
