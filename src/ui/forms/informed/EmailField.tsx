import { useIntl } from 'react-intl';
import { combine, isEmail, isRequired } from '@/kernel/validation/validators';
import { TextField, type TextFieldProps } from './TextField';

const rules = combine(isRequired, isEmail);

export interface EmailFieldProps extends Pick<TextFieldProps, 'label' | 'help' | 'initialValue' | 'className'> {
  /** `username` where it is the name of an account. */
  autoComplete?: 'email' | 'username';
}

/** An e-mail address that has to be given, as the value `email` of an informed form. */
export const EmailField = ({ autoComplete = 'email', ...props }: EmailFieldProps) => (
  <TextField
    name="email"
    type="email"
    inputMode="email"
    autoCapitalize="none"
    autoComplete={autoComplete}
    validate={rules}
    ask={useIntl().formatMessage({ id: 'ask.email' })}
    {...props}
  />
);
