import type { ThunkServices } from '@/kernel/redux/thunk';
import { importWithRetry } from '@/kernel/routing/lazyComponent';
import type { Cart } from '../cartContents';
import { addLine, type CartItemToAdd, refusal } from '../operations/lineCalls';

const loadKeepOptions = () => importWithRetry(() => import(/* webpackChunkName: "add-more" */ '../adding/keepOptions'));

/** How the uids of customisable options begin on a Magento backend: base64 of `custom-option/`. */
const customOptionUid = /^Y3VzdG9tLW9wdGlvbi/;

/**
 * Adds an item with all that was chosen of it: customisable options by the way that keeps them.
 * @throws what the backend or the network threw; a refused item, or one that would lose its options, counts as thrown.
 */
export const addWhole = async (services: ThunkServices, cartId: string, item: CartItemToAdd): Promise<Cart> => {
  const uids = [...(item.selectedOptionUids ?? []), ...(item.enteredOptions ?? []).map(({ uid }) => uid)];
  if (!uids.some((uid) => customOptionUid.test(uid))) return addLine(services, cartId, item);
  const { addKeepingOptions, optionUidsOfItem } = await loadKeepOptions();
  const { cart, isKept } = await addKeepingOptions(services, cartId, item, optionUidsOfItem(item));
  if (!isKept) throw refusal([{ code: 'UNDEFINED', message: '' }]);
  return cart;
};
