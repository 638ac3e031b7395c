import type { FormEvent, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '@/ui/Button/Button';
import { TextInput } from '@/ui/forms/TextInput';
import type { Cart } from '../cartContents';
import { useCartSettings } from '../useCart';
import { EstimatedMethods } from './EstimatedMethods';
import type { EstimatePlace } from './estimateShipping';
import { useEstimate } from './useEstimate';
import styles from '../codes/codeForms.module.css';

export interface EstimateFormProps {
  cart: Cart;
  place: EstimatePlace;
  /** Name of the postcode in that country. */
  postcodeLabel: string;
  /** Chooses the place, where there is a choice. */
  children?: ReactNode;
}

/** What delivery would cost at a postcode; checkout starts with it. */
export const EstimateForm = ({ cart, place, postcodeLabel, children }: EstimateFormProps) => {
  const { shipping } = useCartSettings();
  const { typed, type, error, isBusy, estimate, methods } = useEstimate(cart, place);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void estimate();
  };
  return (
    <>
      <form className={styles.form} noValidate onSubmit={submit}>
        {children}
        <TextInput
          className={styles.field}
          label={postcodeLabel}
          isLabelHidden
          placeholder={postcodeLabel}
          value={typed}
          maxLength={12}
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
          error={error === '' ? undefined : <span role="alert">{error}</span>}
          onChange={({ target }) => type(target.value)}
        />
        <Button type="submit" priority="low" size="small" className={styles.level} isLoading={isBusy}>
          <FormattedMessage id="estimate.submit" />
        </Button>
      </form>
      <div role="status">
        {methods ? <EstimatedMethods methods={methods.list} postcode={methods.postcode} display={shipping} /> : null}
      </div>
    </>
  );
};
