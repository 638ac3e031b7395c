import { useIntl } from 'react-intl';

/** Says why what was typed into the stepper of a product is no quantity. */
export const useQuantityWords = (name: string): ((typed: string) => string) => {
  const { formatMessage } = useIntl();
  return (typed) => {
    if (!/^\d+$/.test(typed)) return formatMessage({ id: 'cart.quantityNotWhole' }, { typed });
    return Number(typed) === 0
      ? formatMessage({ id: 'cart.quantityZero' }, { name })
      : formatMessage({ id: 'cart.errorTooMany' });
  };
};
