import { addItemToCart, type CartRootState, withCart } from '@/features/cart/cartOperations';
import { cartReceived, cartRequested, cartRequestFailed } from '@/features/cart/cartSlice';
import { isUnreachable, toAppError } from '@/kernel/errors/appError';
import { payloadOf } from '@/kernel/graphql/payloadOf';
import type { AppThunk } from '@/kernel/redux/thunk';
import { ReorderItemsDocument } from '../api/ReorderItems.graphql.generated';

/** A product of an order. */
export interface BoughtItem {
  sku: string;
  name: string;
  quantity: number;
}

/** What is bought again. */
export interface BoughtOrder {
  /** Null where only the e-mail tells it. */
  number: string | null;
  items: readonly BoughtItem[];
}

/** Names of what is in the cart now, and of what is not. */
export interface AgainOutcome {
  isAnyAdded: boolean;
  missing: string[];
  /** Something else is missing that the backend does not name. */
  isMoreMissing: boolean;
}

const wordPart = /[\p{L}\p{N}_-]/u;

/** Whether a refusal is about a product: Magento writes its SKU between spaces or in quotes, in the store's language. */
const isAbout = (message: string, sku: string): boolean => {
  const at = message.indexOf(sku);
  const isWord = (character: string | undefined): boolean => character !== undefined && wordPart.test(character);
  return sku !== '' && at >= 0 && !isWord(message[at - 1]) && !isWord(message[at + sku.length]);
};

/** The customer's order by its number: the backend knows variants and choices. */
const reorder =
  ({
    number,
    items,
  }: {
    number: string;
    items: BoughtOrder['items'];
  }): AppThunk<Promise<AgainOutcome>, CartRootState> =>
  async (dispatch, _getState, { apollo }) => {
    const run = async () => {
      const { data } = await apollo.mutate({ mutation: ReorderItemsDocument, variables: { orderNumber: number } });
      return payloadOf(data?.reorderItems, 'cart');
    };
    dispatch(cartRequested('add'));
    const { cart, userInputErrors } = await dispatch(withCart({ run })).catch((error: unknown) => {
      dispatch(cartRequestFailed({ request: 'add', error: toAppError(error) }));
      throw error;
    });
    dispatch(cartReceived(cart, 'add'));
    const said = userInputErrors.flatMap((error) => error?.message ?? []);
    const refused = items.filter(({ sku }) => said.some((message) => isAbout(message, sku)));
    const unnamed = said.filter((message) => !items.some(({ sku }) => isAbout(message, sku)));
    return {
      isAnyAdded: refused.length + unnamed.length < items.length,
      missing: refused.map(({ name }) => name),
      isMoreMissing: unnamed.length > 0,
    };
  };

/** A guest's order by its articles, one after the other: each answer says of which one it is. */
const addEach =
  (items: BoughtOrder['items']): AppThunk<Promise<AgainOutcome>, CartRootState> =>
  async (dispatch) => {
    const missing: string[] = [];
    for (const { sku, name, quantity } of items) {
      try {
        await dispatch(addItemToCart({ sku, quantity }));
      } catch (error) {
        // Nothing has been added yet: the whole can be tried again.
        if (isUnreachable(error) && missing.length === 0 && sku === items[0]?.sku) throw error;
        missing.push(name);
      }
    }
    return { isAnyAdded: missing.length < items.length, missing, isMoreMissing: false };
  };

/** A Magento finds an order to repeat in the store view of the request only, but lists those of the whole website. */
const isOfOtherStoreView = (failure: unknown): boolean => {
  const error = toAppError(failure);
  return error.kind === 'graphql' && error.categories.includes('graphql-input');
};

/**
 * Puts what an order had into the cart, as far as it can be had.
 * @throws what the network threw when nothing of it has arrived.
 */
export const buyAgain =
  ({ number, items }: BoughtOrder): AppThunk<Promise<AgainOutcome>, CartRootState> =>
  async (dispatch, getState) => {
    if (!getState().user.isSignedIn || number === null) return dispatch(addEach(items));
    try {
      return await dispatch(reorder({ number, items }));
    } catch (failure) {
      if (isOfOtherStoreView(failure)) return dispatch(addEach(items));
      throw failure;
    }
  };
