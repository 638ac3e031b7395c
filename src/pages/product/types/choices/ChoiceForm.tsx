import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { shownPrice } from '@/features/catalog/shownPrice';
import { AddToCartButton } from '@/features/cart/AddToCartButton';
import { Money } from '@/kernel/i18n/Money';
import { priceOfMany } from '@/kernel/i18n/priceOfMany';
import { useMoney } from '@/kernel/i18n/useMoney';
import { Notice } from '@/ui/Notice/Notice';
import { QuantityStepper } from '@/ui/QuantityStepper/QuantityStepper';
import buyRow from '../../BuyRow.module.css';
import { SaveProduct } from '../../SaveProduct';
import { StockLine } from '../../StockLine';
import type { PurchaseFormProps } from '../PurchaseForm';
import { isEachAnswerIncluded, priceAlone, priceOfChoice } from './choicePrice';
import styles from './choices.module.css';
import { answersForCart, firstGiven, missingAnswers } from './question';
import { QuestionField } from './QuestionField';
import { isPriceOfParts, type ProductChoices, readQuestions, readSamples } from './readQuestions';
import { Samples } from './Samples';
import { useChosenItem } from './useChosenItem';

/** The questions that a product asks, and the button that takes the answers into the cart. */
export const ChoiceForm = ({ choices, product, choice, purchase }: PurchaseFormProps & { choices: ProductChoices }) => {
  const money = useMoney();
  const sold = choice.variant?.product ?? product;
  const stock = product.stock_status === 'OUT_OF_STOCK' ? product.stock_status : sold.stock_status;
  const lowest = {
    regular_price: sold.price_range?.minimum_price?.regular_price ?? null,
    final_price: purchase.priceOfOne,
  };
  const [{ questions, isOnePrice }] = useState(() => {
    const all = readQuestions(choices);
    // A bundle that costs the same whatever is chosen: what a part costs by itself is no surcharge.
    const isOne =
      isPriceOfParts(choices) && shownPrice(sold.price_range)?.isFrom === false && isEachAnswerIncluded(all);
    return { questions: isOne ? priceAlone(all) : all, isOnePrice: isOne };
  });
  const [given, setGiven] = useState(() => firstGiven(questions));
  /** How often the button was pressed in vain: from then on what is missing is marked. */
  const [attempts, setAttempts] = useState(0);
  const form = useRef<HTMLDivElement>(null);
  const toRequest = useChosenItem(questions, given, purchase.item);
  const missing = missingAnswers(questions, given);
  const { currency, value } = lowest.final_price;
  const { quantity, setQuantity, rule, setError } = purchase;
  const total =
    isOnePrice && value !== null
      ? priceOfMany(value, quantity, currency)
      : priceOfChoice(questions, given, { lowest, isPriceOfParts: isPriceOfParts(choices), quantity });
  const saving = CAPABILITIES.bundleSavings && 'set_saving' in choices ? choices.set_saving : null;
  const file = missing.find(({ kind }) => kind === 'file');
  const name = product.name ?? '';

  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[data-missing] :is(input, select, textarea)')?.focus();
  }, [attempts]);

  // The heart lies on the picture of a small window.
  const { setAnswers } = choice;
  useEffect(() => {
    setAnswers(missingAnswers(questions, given).length > 0 ? undefined : answersForCart(questions, given));
    return () => setAnswers(undefined);
  }, [questions, given, setAnswers]);

  const request = () => {
    if (missing.length === 0) return toRequest();
    setAttempts(attempts + 1);
    return Promise.resolve(undefined);
  };

  return (
    <div ref={form} className={styles.form}>
      {questions
        .filter(({ kind }) => kind !== 'file')
        .map((question) => (
          <QuestionField
            key={question.uid}
            question={question}
            given={given[question.uid] ?? { uids: [], text: '', quantities: {} }}
            onChange={(answer) => setGiven({ ...given, [question.uid]: answer })}
            isMissing={attempts > 0 && missing.includes(question)}
            currency={currency}
          />
        ))}
      {saving ? (
        <p className={styles.saving}>
          <FormattedMessage
            id="choices.saving"
            values={{ amount: <Money value={saving.value} currency={saving.currency} /> }}
          />
        </p>
      ) : null}
      {questions
        .filter(({ kind, isRequired }) => kind === 'file' && !isRequired)
        .map(({ uid, title }) => (
          <p key={uid} className={styles.file}>
            <FormattedMessage id="choices.fileOptional" values={{ title }} />
          </p>
        ))}
      <Samples samples={readSamples(choices)} />
      <StockLine stock={stock} left={sold.only_x_left_in_stock} />
      {file ? (
        <Notice kind="warning">
          <FormattedMessage id="choices.fileOnly" values={{ title: file.title }} />
        </Notice>
      ) : stock === 'OUT_OF_STOCK' ? (
        <p>
          <FormattedMessage id="product.outOfStockHint" />
        </p>
      ) : (
        <div className={buyRow.row}>
          <QuantityStepper value={quantity} {...rule} onChange={setQuantity} label={name} />
          <AddToCartButton item={request} productName={name} className={buyRow.add} onError={setError} isCounted>
            {total === undefined || missing.length > 0 ? null : (
              <span className={buyRow.total}> {money(total, currency)}</span>
            )}
          </AddToCartButton>
          <SaveProduct product={product} choice={choice} place="row" />
        </div>
      )}
    </div>
  );
};
