import { useState } from 'react';
import { finalPrice } from '@/features/catalog/shownPrice';
import { isInStock } from '@/features/catalog/variantChoice';
import { useMoney } from '@/kernel/i18n/useMoney';
import { AddToCartButton } from '../AddToCartButton';
import { OptionsForm } from './OptionsForm';
import { useOptionChoice } from './useOptionChoice';
import styles from './OptionsForm.module.css';

export interface CardOptionsFormProps {
  sku: string;
  name: string;
  onAdded: () => void;
}

/** The options of a product, and the button that adds the chosen variant at its price. */
export const CardOptionsForm = ({ sku, name, onAdded }: CardOptionsFormProps) => {
  const money = useMoney();
  const chosen = useOptionChoice(sku);
  const [error, setError] = useState('');
  const { variant, choice } = chosen;
  const price = finalPrice(variant?.product);
  return (
    <OptionsForm
      chosen={chosen}
      action={
        variant && isInStock(variant) ? (
          <div className={styles.add}>
            <AddToCartButton
              item={{ sku, quantity: 1, selectedOptionUids: Object.values(choice) }}
              productName={name}
              onAdded={onAdded}
              onError={setError}
            >
              {price.value === null ? null : <span className={styles.price}>{money(price.value, price.currency)}</span>}
            </AddToCartButton>
            {error === '' ? null : (
              <p className={styles.error} role="alert">
                {error}
              </p>
            )}
          </div>
        ) : null
      }
    />
  );
};
