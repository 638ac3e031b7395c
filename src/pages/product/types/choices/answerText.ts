import { useIntl } from 'react-intl';
import { useMoney } from '@/kernel/i18n/useMoney';
import type { AddedPrice, Answer } from './question';

/** Says what an answer adds to the price: `+£4.00`, or `+10%`; of a part of a set what it costs by itself. */
export const usePriceNote = (currency: string | null): ((price: AddedPrice | null, times?: number) => string) => {
  const { formatMessage, formatNumber } = useIntl();
  const money = useMoney();
  return (price, times = 1) => {
    if (!price) return '';
    const amount = price.isPercent
      ? formatNumber(price.value / 100, { style: 'percent', maximumFractionDigits: 2 })
      : money(price.value * times, currency);
    return formatMessage({ id: price.isAlone ? 'choices.alone' : 'choices.plus' }, { amount });
  };
};

/** Says an answer with its number, its price, and that it is sold out. */
export const useAnswerText = (currency: string | null): ((answer: Answer) => string) => {
  const { formatMessage } = useIntl();
  const note = usePriceNote(currency);
  return ({ label, quantity, canChangeQuantity, price, isSoldOut }) => {
    const name = quantity > 1 && !canChangeQuantity ? `${quantity} × ${label}` : label;
    const added = note(price, canChangeQuantity ? 1 : quantity);
    return [name, added, isSoldOut ? formatMessage({ id: 'product.optionUnavailable' }) : '']
      .filter(Boolean)
      .join(' · ');
  };
};
