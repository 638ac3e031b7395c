import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useIntl } from 'react-intl';
import type { AddRequest } from '@/features/cart/AddToCartButton';
import { loadAddMore, loadCartOperations } from '@/features/cart/lazyCart';
import type { Purchase } from '../../usePurchase';
import { type AllGiven, answersForCart, type Question } from './question';

/** Makes the request that adds a product with its answers. */
export const useChosenItem = (
  questions: readonly Question[],
  given: AllGiven,
  item: Purchase['item'],
): (() => Promise<AddRequest>) => {
  const { formatMessage } = useIntl();
  return async () => {
    const { selectedOptionUids, enteredOptions, customOptionUids } = answersForCart(questions, given);
    const chosen = { ...item, selectedOptionUids: [...item.selectedOptionUids, ...selectedOptionUids], enteredOptions };
    if (customOptionUids.length === 0) return (await loadCartOperations()).addItemToCart(chosen);
    const { addWithOptions } = await loadAddMore();
    return async (dispatch) => {
      if (await dispatch(addWithOptions(chosen, customOptionUids))) return;
      throw new CombinedGraphQLErrors({ data: null, errors: [{ message: formatMessage({ id: 'choices.notKept' }) }] });
    };
  };
};
