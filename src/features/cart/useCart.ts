import { useEffect, useState } from 'react';
import { useFragment } from '@apollo/client/react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '@/kernel/redux/hooks';
import type { AppError } from '@/kernel/errors/appError';
import type { CartDetailsFragment, CartLineFragment } from './api/CartDetails.graphql.generated';
import { trackCart } from './cartContext';
import { cartDetailsFragment } from './cartDetailsFragment';
import { cartReference } from './cartIdentity';
import { getCartDetails } from './cartOperation';
import { selectCartId, selectCartLoadError } from './cartSlice';
import { useLostProducts } from './useLostProducts';
import { goodsKeyOfLine, keyOfLine } from './lineKey';

export type Cart = CartDetailsFragment;
export type CartLine = CartLineFragment;

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

/** The cart to be shown. It is read anew when the view opens: stock and prices may have changed (spec §7.2, network-only). */
export const useCart = (isOpen = true): CartView => {
  const dispatch = useAppDispatch();
  const cartId = useSelector(selectCartId);
  const error = useSelector(selectCartLoadError);
  const { data, dataState } = useFragment({ ...cartDetailsFragment, from: cartReference });
  const cart = dataState === 'complete' ? data : undefined;
  useLostProducts();
  const lines = useStableOrder(cart ? (cart.items ?? []).filter((line) => line !== null) : []);

  useEffect(() => {
    if (isOpen) void dispatch(getCartDetails());
  }, [dispatch, isOpen]);

  useEffect(() => {
    if (cart) dispatch(trackCart(cart));
  }, [dispatch, cart]);

  if (cartId === null)
    return error ? { kind: 'failed', error, retry: () => void dispatch(getCartDetails()) } : { kind: 'empty' };
  if (cart) return lines.length > 0 ? { kind: 'filled', cart, lines } : { kind: 'empty' };
  if (error) return { kind: 'failed', error, retry: () => void dispatch(getCartDetails()) };
  return { kind: 'loading' };
};
