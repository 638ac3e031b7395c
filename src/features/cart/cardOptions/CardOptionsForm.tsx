import { useMoney } from '@/kernel/i18n/useMoney';
import { AddToCartButton } from '../AddToCartButton';
import { isInStock } from './optionChoice';
import { OptionsForm } from './OptionsForm';
import { useOptionChoice } from './useOptionChoice';

export interface CardOptionsFormProps {
  sku: string;
  name: string;
  onAdded: () => void;
}

/** The options of a product, and the button that adds the chosen variant at its price. */
export const CardOptionsForm = ({ sku, name, onAdded }: CardOptionsFormProps) => {
  const money = useMoney();
  const chosen = useOptionChoice(sku);
  const { variant, choice } = chosen;
  const price = variant?.product?.price_range.minimum_price.final_price;
  return (
    <OptionsForm
      chosen={chosen}
      action={
        variant && isInStock(variant) ? (
          <AddToCartButton
            sku={sku}
            quantity={1}
            selectedOptionUids={Object.values(choice)}
            productName={name}
            price={money(price?.value, price?.currency)}
            onAdded={onAdded}
          />
        ) : null
      }
    />
  );
};
