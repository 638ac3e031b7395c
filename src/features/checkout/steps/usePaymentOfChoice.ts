import { useSelector } from 'react-redux';
import type { PaymentOutcome } from '@/features/payment/followPayment';
import { type PaymentChoice, readPurchaseOrder } from '@/features/payment/paymentChoices';
import { type CardPayment, useCardPayment } from '@/features/payment/useCardPayment';
import { type LoadedAdapter, usePaymentAdapter } from '@/features/payment/usePaymentAdapter';
import { toMinorUnits } from '@/kernel/i18n/minorUnits';
import type { FormValues } from '@/ui/forms/informed/InformedForm';
import { selectCheckout } from '../checkoutSlice';
import { contactOf } from '../progress/checkoutThunks';

export interface PaymentOfChoice {
  card: CardPayment;
  loaded: LoadedAdapter;
  /** Whether the choice has fields of a provider. */
  hasFields: boolean;
  isReady: boolean;
  /** @param values of the form of the payment. */
  pay: (values: FormValues) => Promise<PaymentOutcome>;
}

const needsFields = (choice: PaymentChoice): boolean =>
  choice.kind === 'method' || choice.kind === 'elsewhere' || (choice.kind === 'saved' && choice.needsSecurityCode);

/** Pays without a provider's fields: with a kept card by the vault of its provider, later, or not at all. */
const payWithout = (choice: PaymentChoice, values: FormValues): PaymentOutcome => {
  if (choice.kind === 'saved')
    return { kind: 'nonce', nonce: '', method: `${choice.methodCode}_cc_vault`, publicHash: choice.card.publicHash };
  const purchaseOrder = readPurchaseOrder(choice, values);
  return { kind: 'nonce', nonce: '', ...(purchaseOrder === undefined ? {} : { purchaseOrder }) };
};

/** Pays with what the shopper chose. */
export const usePaymentOfChoice = (
  choice: PaymentChoice,
  cartId: string,
  total: number,
  currency: string,
): PaymentOfChoice => {
  const contact = contactOf(useSelector(selectCheckout));
  const hasFields = needsFields(choice);
  const loaded = usePaymentAdapter(hasFields ? choice.methodCode : null);
  const savedCard = choice.kind === 'saved' ? choice.card.publicHash : null;
  const card = useCardPayment({
    adapter: loaded.adapter,
    methodCode: choice.methodCode,
    cartId,
    amountMinor: toMinorUnits(total, currency),
    currency,
    email: contact?.email ?? '',
    savedCard,
  });
  const pay = async (values: FormValues): Promise<PaymentOutcome> => {
    if (!hasFields) return payWithout(choice, values);
    const outcome = await card.pay();
    if (outcome.kind !== 'nonce') return outcome;
    return {
      ...outcome,
      ...(savedCard === null ? {} : { publicHash: savedCard }),
      ...(values.isChecked('isStored') ? { isStored: true } : {}),
    };
  };
  return { card, loaded, hasFields, isReady: !hasFields || card.isReady, pay };
};
