import { useState } from 'react';
import { useIntl } from 'react-intl';
import { toAppError } from '@/kernel/errors/appError';

export interface PasswordErrors {
  /** Words for what is refused when the present password is asked for; undefined where the backend's own are good. */
  toText: (error: unknown) => string | undefined;
  /** How often the password was wrong: its field is emptied each time. */
  refusals: number;
}

/** What a form says and does that asks for the present password. */
export const usePasswordErrors = (): PasswordErrors => {
  const { formatMessage } = useIntl();
  const [refusals, setRefusals] = useState(0);
  const toText = (error: unknown): string | undefined => {
    const known = toAppError(error);
    if (known.kind !== 'graphql') return undefined;
    if (known.categories.includes('graphql-authentication')) {
      setRefusals((count) => count + 1);
      return formatMessage({ id: 'session.passwordWrong' });
    }
    if (known.categories.includes('graphql-already-exists')) return formatMessage({ id: 'account.emailTaken' });
    return undefined;
  };
  return { toText, refusals };
};
