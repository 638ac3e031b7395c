import { useIntl } from 'react-intl';
import { toAppError } from '@/kernel/errors/appError';

/** Words for what is refused when the present password is asked for; undefined where the backend's own are good. */
export const usePasswordErrors = (): ((error: unknown) => string | undefined) => {
  const { formatMessage } = useIntl();
  return (error) => {
    const known = toAppError(error);
    if (known.kind !== 'graphql') return undefined;
    if (known.categories.includes('graphql-authentication')) return formatMessage({ id: 'session.passwordWrong' });
    if (known.categories.includes('graphql-already-exists')) return formatMessage({ id: 'account.emailTaken' });
    return undefined;
  };
};
