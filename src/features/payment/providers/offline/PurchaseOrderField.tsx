import { useIntl } from 'react-intl';
import { isRequired } from '@/kernel/validation/validators';
import { TextField } from '@/ui/forms/informed/TextField';
import { purchaseOrderName } from './offlineMethods';

/** The number under which the buyer's own books know the order. */
export const PurchaseOrderField = () => {
  const { formatMessage } = useIntl();
  return (
    <TextField
      name={purchaseOrderName}
      label={formatMessage({ id: 'payment.purchaseOrder' })}
      autoComplete="off"
      validate={isRequired}
      ask={formatMessage({ id: 'ask.purchaseOrder' })}
    />
  );
};
