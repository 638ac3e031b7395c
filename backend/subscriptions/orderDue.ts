import { reloadCart } from '../cart/loadCart';
import type { CartModel } from '../cart/models';
import type { CaptureResult } from '../context';
import { addressRulesOf } from '../checkout/addressRules';
import { findOrderObstacle } from '../checkout/orderObstacles';
import { sendReceipt } from '../checkout/orderMail';
import type { Captured } from '../checkout/orderWriteQueries';
import { writeOrder } from '../checkout/writeOrder';
import { toSqlTime } from '../db/time';
import { storeDb } from '../stores/scope/storeDb';

import { nextCycle } from './changeDates';
import { copyCart } from './contentQueries';
import { addDays, reminderDays } from './days';
import { isDeliverable, laterCart } from './laterCart';
import type { SubscriptionRow, SubscriptionServices } from './models';
import { recordRefusal } from './recordRefusal';
import { addressOf, mailOwner, mailReminder, manageText, subscriptionTexts } from './subscriptionMail';
import { findSubscription, insertCycleOrder, insertEvent, updateSubscription } from './subscriptionQueries';

/** What the next order of a subscription is today: all that can be sent, and what cannot. */
export const readNextOrder = (services: SubscriptionServices, row: SubscriptionRow) => {
  const whole = reloadCart(services, row.cart_id);
  return {
    cart: laterCart(services.db, whole, isDeliverable),
    missing: whole.lines.filter((line) => !isDeliverable(line)),
  };
};

/** Nothing of it can be sent: this once is left out, the rhythm stays. */
const leaveOut = (services: SubscriptionServices, row: SubscriptionRow, names: string[], today: string): void => {
  const { db } = services;
  const change = nextCycle(row, today);
  updateSubscription(db, row.id, change);
  insertEvent(db, row.id, 'UNAVAILABLE', row.next_on);
  const texts = subscriptionTexts(db, row);
  const paragraphs = texts.nothing(row.next_on, names.join(', '), change.next_on);
  mailOwner(services, { ...row, ...change }, texts.nothingSubject(), paragraphs);
};

/** It has become dearer than what was announced: it is announced again, and comes as many days later. */
const announceAgain = (services: SubscriptionServices, row: SubscriptionRow, cart: CartModel, today: string): void => {
  const next_on = addDays(today, reminderDays);
  mailReminder(services, { ...row, next_on }, cart);
  const announced_minor = cart.totals.grandTotalMinor;
  updateSubscription(services.db, row.id, { next_on, reminded_for: next_on, announced_minor, retry_on: null });
};

const write = (
  services: SubscriptionServices,
  row: SubscriptionRow,
  { cart, missing }: ReturnType<typeof readNextOrder>,
  payment: Captured,
  today: string,
): void => {
  const { db, settings, now, shopNow } = services;
  const createdAt = toSqlTime(shopNow());
  const cartId = copyCart(db, cart.row, createdAt);
  // What an order keeps, names of options among it, is in the language of its store view.
  const own = storeDb(db, { storeId: cart.row.store_id, currency: cart.row.currency });
  const order = writeOrder(own, {
    cart: { ...cart, row: { ...cart.row, id: cartId } },
    // Where the customer reads mail now, not where they did when they subscribed.
    email: addressOf(db, row),
    status: 'processing',
    shippingMethod: cart.shippingMethod,
    payment,
    paymentMethod: { code: row.payment_method, title: row.payment_title },
    createdAt,
  });
  insertCycleOrder(db, row, keyOf(row), order.id);
  const change = nextCycle(row, today);
  updateSubscription(db, row.id, change);
  insertEvent(db, row.id, 'ORDERED', today, order.id);
  const left = missing.map(({ name }) => name).join(', ');
  const texts = subscriptionTexts(db, row);
  sendReceipt({ db: own, now, settings }, order, [
    ...(left === '' ? [] : [texts.leftOut(left)]),
    texts.nextOrder(change.next_on),
    manageText(services, { ...row, ...change }),
  ]);
};

/** The key under which a cycle is ordered and paid once. */
const keyOf = ({ id, cycle }: SubscriptionRow): string => `subscription:${id}:${cycle}`;

/** Takes the money; nothing is asked of anybody for what costs nothing. */
const charge = ({ payments, shopNow }: SubscriptionServices, row: SubscriptionRow, cart: CartModel): CaptureResult => {
  const amountMinor = cart.totals.grandTotalMinor;
  const key = keyOf(row);
  if (amountMinor === 0) return { kind: 'captured', transactionId: `free_${key}`, cardBrand: null, cardLast4: null };
  if (row.card_token === null || !payments.recurring) return { kind: 'refused', message: 'There is no card.' };
  const { currency } = cart.row;
  return payments.recurring.charge({ cardToken: row.card_token, amountMinor, currency, key, at: shopNow() });
};

const isDue = ({ state, next_on: next, retry_on: retry }: SubscriptionRow, today: string): boolean =>
  state === 'active' && next <= today && (retry ?? next) <= today;

/**
 * Places the due order of a subscription, in one transaction that looks again whether it is due: a second runner, or the
 * same one after a crash, finds nothing left to do.
 * @param today the shop's day.
 */
export const orderDue = (services: SubscriptionServices, id: number, today: string): void => {
  const { db, payments, settings } = services;
  let transactionId: string | null = null;
  try {
    db.transaction(() => {
      const row = findSubscription(db, id);
      if (!row || !isDue(row, today)) return;
      const next = readNextOrder(services, row);
      const { cart } = next;
      const rules = addressRulesOf({ db, settings, store: { id: cart.row.store_id } });
      if (cart.lines.length === 0 || findOrderObstacle(cart, row.email, true, rules)) {
        const names = [...cart.lines, ...next.missing].map(({ name }) => name);
        return leaveOut(services, row, names, today);
      }
      if (cart.totals.grandTotalMinor > row.announced_minor) return announceAgain(services, row, cart, today);
      const payment = charge(services, row, cart);
      if (payment.kind === 'refused') return recordRefusal(services, row, cart, today);
      transactionId = payment.transactionId;
      write(services, row, next, payment, today);
    });
  } catch (error) {
    if (transactionId !== null) payments.void(transactionId);
    throw error;
  }
};
