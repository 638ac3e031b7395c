import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useMoney } from '@/kernel/i18n/useMoney';
import { Button } from '@/ui/Button/Button';
import { LoadingIndicator } from '@/ui/LoadingIndicator/LoadingIndicator';
import { Notice } from '@/ui/Notice/Notice';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { CardOptionsDocument } from '../cardOptions/CardOptions.graphql.generated';
import styles from '../cardOptions/CardOptionsForm.module.css';
import {
  type CardVariant,
  type Choice,
  choiceOfUids,
  chooseValue,
  isInStock,
  optionsIn,
  variantOf,
  variantsIn,
} from '../cardOptions/optionChoice';
import { OptionChoices } from '../cardOptions/OptionChoices';
import { optionUidsOf } from '../lineKey';
import type { CartLine } from '../useCart';
import { useExchange } from '../useExchange';

export interface EditOptionsFormProps {
  line: CartLine;
  onDone: () => void;
}

/** The plan of another variant in the rhythm of the line; undefined buys it once. */
const planFor = (variant: CardVariant, line: CartLine): string | undefined =>
  (variant.product?.subscription_plans ?? []).find(
    ({ interval_weeks: weeks }) => weeks === line.subscription?.interval_weeks,
  )?.uid;

/** The options of a line as radio buttons, those that it has chosen, and the button that takes over others. */
export const EditOptionsForm = ({ line, onDone }: EditOptionsFormProps) => {
  const money = useMoney();
  const sku = line.product.sku ?? '';
  const { data, loading, refetch } = useQuery(CardOptionsDocument, { variables: { sku } });
  const { exchange, isBusy, error } = useExchange(line);
  const [picked, setPicked] = useState<Choice>();
  const variants = variantsIn(data);
  if (variants.length === 0) {
    if (loading) return <LoadingIndicator />;
    return (
      <RetryNotice onRetry={() => refetch()}>
        <FormattedMessage id="cardOptions.failed" />
      </RetryNotice>
    );
  }
  const former = optionUidsOf(line);
  const choice = picked ?? choiceOfUids(variants, former);
  const variant = variantOf(variants, choice);
  const price = variant?.product?.price_range.minimum_price.final_price;
  const chosen = Object.values(choice);
  const isSame = chosen.every((uid) => former.includes(uid));
  const save = async (): Promise<void> => {
    if (!variant || isSame) onDone();
    else {
      const wanted = { sku, quantity: line.quantity, selectedOptionUids: chosen, planUid: planFor(variant, line) };
      if (await exchange(wanted)) onDone();
    }
  };
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
      {error === '' ? null : <Notice kind="error">{error}</Notice>}
      {isSame || (variant && isInStock(variant)) ? (
        <Button priority="normal" isBlock isLoading={isBusy} onClick={() => void save()}>
          <FormattedMessage id="cart.saveOptions" values={{ price: money(price?.value, price?.currency) }} />
        </Button>
      ) : (
        <Notice kind="warning" isLive>
          <FormattedMessage id="product.outOfStockHint" />
        </Notice>
      )}
    </div>
  );
};
