import type { IntlShape } from 'react-intl';
import type { AppThunk, ThunkServices } from '@/kernel/redux/thunk';
import { addToast } from '@/kernel/toasts/toastSlice';
import { otherQuantity, type QuantityRule } from '@/ui/QuantityStepper/fitQuantity';
import { linesOf, readShownCart } from '../cartContents';
import { explain, type Explained } from '../lines/addFailure';
import type { CartItemToAdd } from '../operations/lineCalls';

export { explain } from '../lines/addFailure';

/** A limit less what is in the cart of the product already, as far as is known. */
const leftOf = (services: Pick<ThunkServices, 'apollo'>, rule: QuantityRule, sku: string): QuantityRule => {
  if (rule.max === undefined) return rule;
  const held = linesOf(readShownCart(services)).filter(({ product }) => product.sku === sku);
  return { ...rule, max: rule.max - held.reduce((sum, { quantity }) => sum + quantity, 0) };
};

/**
 * Says why something could not be added. Where another quantity of an item can be, a message offers to add that.
 * @param asked what was to be added; a form's items are its own business.
 * @param add adds an item; without it nothing is offered.
 * @returns what is left to be told where the button stands; undefined when a message tells it.
 */
export const tellAddition =
  (
    failure: unknown,
    { formatMessage }: Pick<IntlShape, 'formatMessage'>,
    asked: CartItemToAdd | (() => unknown),
    add: ((item: CartItemToAdd) => Promise<void>) | undefined,
  ): AppThunk<Explained | undefined> =>
  (dispatch, _getState, services) => {
    const { message, rule } = explain(failure, { formatMessage }, formatMessage({ id: 'cart.addFailed' }));
    if (!rule || typeof asked === 'function') return { message, rule };
    const left = leftOf(services, rule, asked.sku);
    const quantity = otherQuantity(left, asked.quantity);
    if (!add || quantity === undefined) return { message, rule: left };
    const actionText = formatMessage({ id: 'cart.addQuantity' }, { quantity });
    const onAction = (): void => void add({ ...asked, quantity });
    dispatch(addToast({ type: 'warning', message, actionText, onAction, subject: `add ${asked.sku}` }));
    return undefined;
  };
