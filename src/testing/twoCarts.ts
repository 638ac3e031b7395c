import { linesOf, readShownCart } from '@/features/cart/cartContents';
import { mergeGuestCart } from '@/features/cart/lazyCart';
import { selectCartContext } from '@/features/cart/operations/cartContextSlice';
import { signIn } from '@/features/session/signIn';
import { fixturePassword } from '../../backend/testing/fixtures';
import { type CartTab, openCartTab } from './cartTab';

/** Masked id of the customer's cart. */
export const customersCartId = 'd'.repeat(32);

/** A guest with two of one product and one of another; the customer's cart has two, or so many, of the first. */
export const openTwoCarts = async (profile: 'full' | 'stock' = 'full', quantity = 2): Promise<CartTab> => {
  const shop = await openCartTab(false, profile);
  const { data } = shop;
  data.cart(customersCartId, data.productId('ZINC'), 950, quantity);
  data.giveCartsTo(data.onlyCustomerId(), customersCartId);
  return shop;
};

/** Signs the customer in. */
export const signInAsAnn = ({ store }: CartTab): Promise<void> =>
  store.dispatch(signIn({ email: 'ann@example.com', password: fixturePassword, prepare: mergeGuestCart }));

/** Quantities of the cart by SKU. */
export const quantities = ({ services }: CartTab): Record<string, number> =>
  Object.fromEntries(linesOf(readShownCart(services)).map(({ product, quantity }) => [product.sku ?? '', quantity]));

/** Lines that the merge could not take over. */
export const leftBehind = ({ store }: CartTab) => selectCartContext(store.getState()).linesNotCarried;
