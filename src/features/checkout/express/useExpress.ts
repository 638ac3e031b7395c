import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useStore } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { minicartToggled } from '@/features/cart/cartSlice';
import { loadAddFailure } from '@/features/cart/lazyCart';
import { receiptPath } from '@/features/orders/receiptPath';
import { isPlacingOrder, type Placing } from '@/features/payment/paymentSlice';
import type { WalletEnd, WalletPayment } from '@/features/payment/wallets';
import { settings } from '@/kernel/app/settings';
import { errorText } from '@/kernel/errors/appError';
import { useShopName } from '@/kernel/head/useShopName';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { importWithRetry } from '@/kernel/routing/lazyComponent';
import { addToast } from '@/kernel/toasts/toastSlice';
import { selectPayment, type WithCheckout } from '../checkoutSlice';
import type { OrderRequest } from '../placing/placeOrder';
import type { ExpressSession } from './expressSession';
import type { ExpressSource } from './expressSource';
import { useExpressWords } from './expressTexts';
import type { PayableWallet } from './payableWallets';

const loadSession = () => importWithRetry(() => import(/* webpackChunkName: "express-pay" */ './expressSession'));
const loadPayment = () => importWithRetry(() => import(/* webpackChunkName: "express-pay" */ './payExpress'));

/** Loads what paying needs ahead, when the pointer or the focus comes near. */
export const prepareExpress = (): void =>
  void Promise.all([loadSession(), loadPayment()]).then(
    () => undefined,
    () => undefined,
  );

/**
 * `open`: a sheet is over the page. `ended`: what came of it, in words, unless it was an order; `wallet` is the one whose
 * address the cart is left with.
 */
export type ExpressState =
  { kind: 'idle' } | { kind: 'open' } | { kind: 'ended'; placing: Placing; wallet: string | null };

/** Closes the sheet, once. */
const closing = ({ complete }: WalletPayment): ((end: WalletEnd) => void) => {
  let isOpen = true;
  return (end) => {
    if (isOpen) complete(end);
    isOpen = false;
  };
};

const giveUp = (opening: Promise<ExpressSession>): Promise<void> =>
  opening.then(
    ({ cart }) => cart.giveUp(),
    () => undefined,
  );

/**
 * Pays with a wallet: its sheet, the order, the receipt.
 * @param protect headers of the bot protection for the order.
 */
export const useExpress = (source: ExpressSource, currency: string | null, protect: OrderRequest['protect']) => {
  const dispatch = useAppDispatch();
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const store = useStore<Partial<WithCheckout>>();
  const payee = useShopName();
  const words = useExpressWords();
  const [state, setState] = useState<ExpressState>({ kind: 'idle' });
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const readPayment = () => selectPayment(store.getState());

  const tellFailure = (placing: Placing, wallet: string | null = null): void => {
    if (isShown.current) setState({ kind: 'ended', placing, wallet });
    // The shopper is on another page by now.
    else dispatch(addToast({ type: 'error', message: formatMessage({ id: 'checkout.orderFailed' }), timeout: null }));
  };
  const toWords = async (failure: unknown): Promise<string> => {
    const fallback = formatMessage({ id: 'express.failed' });
    const ofProduct = source.kind === 'product' ? await loadAddFailure().catch(() => undefined) : undefined;
    return ofProduct?.explain(failure, { formatMessage }, fallback).message ?? errorText(failure, fallback);
  };

  const showReceipt = (placedAt: string): void => {
    if (window.location.pathname === placedAt) {
      dispatch(minicartToggled(false));
      void navigate(receiptPath);
      return;
    }
    const message = formatMessage({ id: 'checkout.placed' }, { number: readPayment().orderNumber });
    const actionText = formatMessage({ id: 'checkout.toReceipt' });
    const onAction = (): void => void navigate(receiptPath);
    dispatch(addToast({ type: 'success', message, actionText, timeout: null, onAction }));
  };

  const place = async (
    session: ExpressSession,
    payment: WalletPayment,
    { adapter, methodCode }: PayableWallet,
    close: (end: WalletEnd) => void,
  ): Promise<void> => {
    const { payExpress } = await loadPayment();
    const placedAt = window.location.pathname;
    let isReceiptShown = false;
    // An order that has to be asked about may take minutes: the page says so, not the sheet.
    const stop = store.subscribe(() => {
      const { kind } = readPayment().placing;
      if (kind === 'unknown') close('unknown');
      if (kind !== 'accepted' || isReceiptShown) return;
      isReceiptShown = true;
      showReceipt(placedAt);
    });
    const { placing, isAddressLeft } = await dispatch(payExpress({ session, payment, methodCode, protect })).finally(
      stop,
    );
    if (placing.kind !== 'accepted') return tellFailure(placing, isAddressLeft ? adapter.name : null);
    close('paid');
    return setState({ kind: 'idle' });
  };

  const pay = async (wallet: PayableWallet): Promise<void> => {
    const { adapter, methodCode } = wallet;
    if (state.kind === 'open' || isPlacingOrder(readPayment())) return;
    setState({ kind: 'open' });
    const opening = loadSession().then(({ openExpressSession }) =>
      dispatch(openExpressSession(source, methodCode, words)),
    );
    // Told by the sheet's end.
    opening.catch(() => undefined);
    try {
      const payment = await adapter.open({
        payee,
        currency: currency ?? settings.currency,
        title: adapter.name,
        needsAddress: opening.then(({ needsAddress }) => needsAddress),
        begin: async () => (await opening).begin(),
        onAddress: async (place) => (await opening).onAddress(place),
        onMethod: async (methodId) => (await opening).onMethod(methodId),
      });
      if (payment) {
        const close = closing(payment);
        return await place(await opening, payment, wallet, close).finally(() => close('failed'));
      }
      setState({ kind: 'idle' });
    } catch (error) {
      tellFailure({ kind: 'rejected', reason: 'order', message: await toWords(error) });
    }
    await giveUp(opening);
    return undefined;
  };

  return { state, pay: (wallet: PayableWallet) => void pay(wallet) };
};
