import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useMoney } from '@/kernel/i18n/useMoney';
import { Button } from '@/ui/Button/Button';
import { LoadingIndicator } from '@/ui/LoadingIndicator/LoadingIndicator';
import { Notice } from '@/ui/Notice/Notice';
import { AddToCartButton } from '../AddToCartButton';
import { CardOptionsDocument } from './CardOptions.graphql.generated';
import styles from './CardOptionsForm.module.css';
import { type Choice, chooseValue, firstChoice, isInStock, optionsIn, variantOf, variantsIn } from './optionChoice';
import { OptionChoices } from './OptionChoices';

export interface CardOptionsFormProps {
  sku: string;
  name: string;
  onAdded: () => void;
}

/** The options of a product as radio buttons, and the button that adds the chosen variant at its price. */
export const CardOptionsForm = ({ sku, name, onAdded }: CardOptionsFormProps) => {
  const money = useMoney();
  const { data, loading, error, refetch } = useQuery(CardOptionsDocument, {
    variables: { sku },
    notifyOnNetworkStatusChange: true,
  });
  const [picked, setPicked] = useState<Choice>();
  const variants = variantsIn(data);
  if (variants.length === 0) {
    if (loading) return <LoadingIndicator />;
    return (
      <div className={styles.form}>
        <Notice kind="error">
          <FormattedMessage id="cardOptions.failed" />
        </Notice>
        {error ? (
          <Button priority="low" size="small" onClick={() => void refetch().catch(() => undefined)}>
            <FormattedMessage id="error.retry" />
          </Button>
        ) : null}
      </div>
    );
  }
  const choice = picked ?? firstChoice(variants);
  const variant = variantOf(variants, choice);
  const price = variant?.product?.price_range.minimum_price.final_price;
  return (
    <div className={styles.form}>
      {optionsIn(data).map((option) => (
        <OptionChoices
          key={option.code}
          option={option}
          variants={variants}
          chosen={choice[option.code]}
          onChoose={(uid) => setPicked(chooseValue(variants, choice, option.code, uid))}
        />
      ))}
      {variant && isInStock(variant) ? (
        <AddToCartButton
          sku={sku}
          quantity={1}
          selectedOptionUids={Object.values(choice)}
          productName={name}
          price={money(price?.value, price?.currency)}
          onAdded={onAdded}
        />
      ) : (
        <Notice kind="warning" isLive>
          <FormattedMessage id="product.outOfStockHint" />
        </Notice>
      )}
    </div>
  );
};
