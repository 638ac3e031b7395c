import type { CartModel } from '../cart/models';
import type { PaymentMethod, PaymentProvider } from '../context';

/** The real backend's method for a cart that costs nothing. */
export const freeMethod: PaymentMethod = { code: 'free', title: 'No Payment Information Required' };

/** Suffix of the method that pays with a card of the vault, as the real backend names it: `braintree_cc_vault`. */
const vaultSuffix = '_cc_vault';

/** Ways to pay once: nothing can be taken later, as a subscription needs it. */
const paysOnce: readonly string[] = ['paypal_express'];

type PaidCart = Pick<CartModel, 'lines' | 'totals'>;

/** The ways to pay for a cart; only some backends offer those for money when there is nothing to pay. */
export const listPaymentMethods = (
  { methods, offersAllAtZero = false }: PaymentProvider,
  { lines, totals }: PaidCart,
): PaymentMethod[] => {
  const isFree = lines.length > 0 && totals.grandTotalMinor === 0;
  const isRepeated = lines.some(({ subscription, isGift }) => subscription !== null && !isGift);
  const usable = methods.filter(({ code }) => !isRepeated || !paysOnce.includes(code));
  const forMoney = isFree && !offersAllAtZero ? [] : usable.map(({ code, title }) => ({ code, title }));
  return isFree ? [...forMoney, freeMethod] : forMoney;
};

/** The way that a code names for this cart; the vault of a method may be used wherever the method may. */
export const findPaymentMethod = (
  payments: PaymentProvider,
  cart: PaidCart,
  code: string | null,
): PaymentMethod | undefined => {
  if (code === null) return undefined;
  const chosen = code.endsWith(vaultSuffix) ? code.slice(0, -vaultSuffix.length) : code;
  const method = listPaymentMethods(payments, cart).find((offered) => offered.code === chosen);
  return method && { ...method, code };
};

/** Whether the deployment offers a way to pay. */
export const isOffered = ({ methods }: PaymentProvider, { code }: Pick<PaymentMethod, 'code'>): boolean =>
  methods.some((method) => method.code === code);
