import { type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@/ui/Button/Button';
import { TextInput } from '@/ui/forms/TextInput';
import type { Cart } from '../cartContents';
import { useCartSettings } from '../useCart';
import { EstimatedMethods } from './EstimatedMethods';
import { useEstimate } from './useEstimate';
import styles from '../codes/tools.module.css';

/** What delivery would cost at a postcode; checkout starts with it. */
export const EstimatePanel = ({ cart }: { cart: Cart }) => {
  const { formatMessage } = useIntl();
  const { shipping } = useCartSettings();
  const { typed, type, error, isBusy, estimate, methods } = useEstimate(cart);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void estimate();
  };
  return (
    <>
      <form className={styles.form} noValidate onSubmit={submit}>
        <TextInput
          className={styles.field}
          label={formatMessage({ id: 'estimate.postcode' })}
          isLabelHidden
          placeholder={formatMessage({ id: 'estimate.postcode' })}
          value={typed}
          maxLength={12}
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
          error={error === '' ? undefined : <span role="alert">{error}</span>}
          onChange={({ target }) => type(target.value)}
        />
        <Button type="submit" priority="low" size="small" className={styles.apply} isLoading={isBusy}>
          <FormattedMessage id="estimate.submit" />
        </Button>
      </form>
      <div role="status">
        {methods ? <EstimatedMethods methods={methods.list} postcode={methods.postcode} display={shipping} /> : null}
      </div>
    </>
  );
};
