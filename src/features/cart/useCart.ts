import { useFragment, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { selectIsSignedIn } from '@/features/session/userSlice';
import type { AppError } from '@/kernel/errors/appError';
import { useAppDispatch } from '@/kernel/redux/hooks';
import type { AppThunk } from '@/kernel/redux/thunk';
import { importWithRetry } from '@/kernel/routing/lazyComponent';
import {
  type Cart,
  cartDetailsFragment,
  type CartLine,
  goodsKeyOfLine,
  hasGiftCharges,
  keyOfLine,
  linesOf,
} from './cartContents';
import { type CartRootState, getCartDetails } from './cartOperations';
import { type Amount, cartReference, selectCartId, selectCartLoadError } from './cartSlice';
import { selectCartContext } from './operations/cartContextSlice';
import { useLostProducts } from './lines/useLostProducts';
import { useUnkeptCart } from './useUnkeptCart';
import { createCart } from './recovery/createCart';
import { CartSettingsDocument } from './totals/CartSettings.graphql.generated';

export type CartView =
  | { kind: 'loading' }
  | { kind: 'failed'; error: AppError; retry: () => void }
  | { kind: 'empty' }
  | { kind: 'filled'; cart: Cart; lines: CartLine[] };

/** Lines stay where they are although an update of a configurable product puts it to the backend's end of the list. */
const useStableOrder = (lines: readonly CartLine[]): CartLine[] => {
  const [known, setKnown] = useState<readonly string[]>([]);
  const keys = lines.map(keyOfLine);
  const fresh = lines.filter((line) => !known.includes(keyOfLine(line)));
  const order = fresh.reduce((places, line) => {
    // The same goods on another plan take the place that the line had.
    const goods = goodsKeyOfLine(line);
    const former = places.findIndex((key) => !keys.includes(key) && (key === goods || key.startsWith(`${goods}|`)));
    return former < 0 ? [...places, keyOfLine(line)] : places.toSpliced(former, 1, keyOfLine(line));
  }, known);
  if (fresh.length > 0) setKnown(order);
  return [...lines].sort((a, b) => order.indexOf(keyOfLine(a)) - order.indexOf(keyOfLine(b)));
};

/** Reads the cart; where none could be made before, it is made now. @throws what making it threw, after the cart's state holds it. */
const makeOrReadCart = (): AppThunk<Promise<void>, CartRootState> => async (dispatch) => {
  await dispatch(createCart());
  await dispatch(getCartDetails());
};

/** The cart to be shown. It is read from the backend when the view opens: stock and prices may have changed. */
export const useCart = (isOpen = true): CartView => {
  const dispatch = useAppDispatch();
  const cartId = useSelector(selectCartId);
  const isSignedIn = useSelector(selectIsSignedIn);
  const error = useSelector(selectCartLoadError);
  const { data, dataState } = useFragment({ ...cartDetailsFragment, from: cartReference });
  const cart = dataState === 'complete' ? data : undefined;
  useLostProducts();
  useUnkeptCart();
  const lines = useStableOrder(linesOf(cart));

  useEffect(() => {
    if (isOpen) void dispatch(getCartDetails());
  }, [dispatch, isOpen]);

  const retry = (): void => void dispatch(makeOrReadCart()).catch(() => undefined);
  if (cartId !== null && cart) return lines.length > 0 ? { kind: 'filled', cart, lines } : { kind: 'empty' };
  if (error) return { kind: 'failed', error, retry };
  // A customer has a cart although its id is not known here: it may have been filled on another device.
  return cartId === null && !isSignedIn ? { kind: 'empty' } : { kind: 'loading' };
};

/** How prices are shown: 'excluding' tax, 'including' it, or 'both'. */
export type TaxDisplay = 'excluding' | 'including' | 'both';

export interface CartSettings {
  /** The store has answered; until then these are what most stores have. */
  isKnown: boolean;
  price: TaxDisplay;
  subtotal: TaxDisplay;
  shipping: TaxDisplay;
  /** Every tax on a line of its own instead of their sum. */
  isFullSummary: boolean;
  defaultPostcode: string;
  /** ISO 3166 code of two letters. */
  defaultCountry: string;
  /** HH:MM in the shop's time zone until which an order leaves on the same working day; undefined promises nothing. */
  orderBy: string | undefined;
  /** Worth of goods, with VAT, from which standard delivery is free; undefined promises nothing. */
  freeFrom: Amount | undefined;
}

/** Whether cards can be paid with, which the brand's promises beside a cart are about. */
export const hasCards = (): boolean => CAPABILITIES.adyen || CAPABILITIES.braintree;

const shopCountry = 'GB';

/** The backend's numbers: 1 excluding, 2 including, 3 both. Prices to consumers include tax unless the store says otherwise. */
const toDisplay = (setting: number | null | undefined): TaxDisplay => {
  if (setting === 1) return 'excluding';
  return setting === 3 ? 'both' : 'including';
};

const toAmount = (money: { value: number | null; currency: string | null } | null | undefined): Amount | undefined =>
  money?.value == null || !money.currency ? undefined : { value: money.value, currency: money.currency };

/** The store's settings for its cart; asked for once. */
export const useCartSettings = (): CartSettings => {
  const { data } = useQuery(CartSettingsDocument);
  const config = data?.storeConfig;
  return {
    isKnown: data !== undefined,
    price: toDisplay(config?.tax_cart_display_price ?? config?.shopping_cart_display_price),
    subtotal: toDisplay(config?.tax_cart_display_subtotal ?? config?.shopping_cart_display_subtotal),
    shipping: toDisplay(config?.tax_cart_display_shipping ?? config?.shopping_cart_display_shipping),
    isFullSummary: config?.tax_cart_display_full_summary ?? config?.shopping_cart_display_full_summary ?? false,
    defaultPostcode: config?.tax_defaults_postcode ?? '',
    defaultCountry: config?.tax_defaults_country || shopCountry,
    orderBy: config?.delivery_promise?.order_by,
    freeFrom: toAmount(config?.delivery_promise?.free_from),
  };
};

/**
 * Whether a total is more than the goods cost. A backend may go on counting the delivery that it was asked to estimate,
 * without naming a way to ship (Magento 2.4.7).
 */
const isMoreThanGoods = ({ subtotal_including_tax: goods, grand_total: total }: NonNullable<Cart['prices']>): boolean =>
  (total?.value ?? 0) > (goods?.value ?? Infinity);

/**
 * The total of a cart with the taxes on it: the backend's own once a way to ship is chosen or where nothing is shipped;
 * until then its estimate with delivery, or else what it says without delivery.
 */
export const useShownTotal = (cart: Cart) => {
  const { is_virtual: isVirtual, prices, shipping_addresses: addresses } = cart;
  const { estimatedTotal } = useSelector(selectCartContext);
  const own = { total: prices?.grand_total, taxes: prices?.applied_taxes ?? [], isEstimated: false };
  if (isVirtual || addresses?.[0]?.selected_shipping_method) return { ...own, label: 'cart.total' as const };
  const label = 'cart.totalEstimated' as const;
  if (estimatedTotal) return { ...own, total: estimatedTotal, taxes: estimatedTotal.taxes, isEstimated: true, label };
  if (prices && !hasGiftCharges(cart) && isMoreThanGoods(prices)) return { ...own, label };
  return { ...own, label: 'cart.totalBeforeDelivery' as const };
};

/** What estimates the delivery, in the chunk of the tools that show it. */
export const loadEstimate = () =>
  importWithRetry(() => import(/* webpackChunkName: "cart-tools" */ './estimate/estimateAtKnownPlace'));
