import type { CartItemToAdd } from '@/features/cart/operations/lineCalls';
import { openExpressSession } from '@/features/checkout/express/expressSession';
import type { ExpressSource } from '@/features/checkout/express/expressSource';
import { type ExpressEnd, payExpress } from '@/features/checkout/express/payExpress';
import type { MortalTab } from './mortalTab';

/** The backend's method of the wallet. */
export const walletMethod = 'test_wallet';

/** Where the wallet sends what it pays: another place than the shopper's own. */
export const walletPlace = { city: 'Leeds', postcode: 'LS1 4AP', countryCode: 'GB' };

const words = {
  subtotal: '',
  delivery: '',
  giftCards: '',
  unreachable: 'unreachable',
  nothingToPay: 'nothing to pay',
  notAvailable: 'not available',
};

const address = {
  ...walletPlace,
  givenName: 'Robin',
  familyName: 'Hale',
  lines: ['3 Elm Grove'],
  region: '',
  phone: '07700 900321',
};

/** What to pay for: one product, or the cart as it is. */
export const sourceOf = (product: CartItemToAdd | undefined): ExpressSource =>
  product
    ? {
        kind: 'product',
        item: {
          sku: product.sku,
          quantity: product.quantity,
          selectedOptionUids: product.selectedOptionUids ?? [],
        },
      }
    : { kind: 'cart' };

/**
 * Opens a wallet's sheet, chooses an address there, and pays.
 * @param onYes the owner says yes to a total, such as '12.45': gives the nonce for it.
 * @returns how it ended; null when the sheet offered nothing that could be paid.
 */
export const payByWallet = async (
  { store: { dispatch } }: MortalTab,
  source: ExpressSource,
  email: string,
  onYes: (total: string) => string,
): Promise<ExpressEnd | null> => {
  const session = await dispatch(openExpressSession(source, walletMethod, words));
  const { methodId } = await session.onAddress(walletPlace);
  const total = session.agreedTotal();
  if (total === null) {
    await session.cart.giveUp();
    return null;
  }
  const payment = { nonce: onYes(total), email, address, methodId };
  return dispatch(payExpress({ session, payment, methodCode: walletMethod, protect: () => Promise.resolve({}) }));
};
