import { readFields } from '../address/addressFields';
import { saveAddress } from '../cart/addressQueries';
import { reloadCart } from '../cart/loadCart';
import { addressRulesOf, describeAddressProblem, findAddressProblem } from '../checkout/addressRules';
import type { RequestContext } from '../context';
import { inputError, InputErrors, noSuchEntityError } from '../graphql/errors';
import { fromUid } from '../graphql/uid';
import type { ProductSubscriptionAddressInput } from '../schema/resolvers.generated';

import { applyChange, assertNotCancelled, nothingFailed } from './changeDates';
import { deleteLine, listCommonWeeks, setLineQuantity, setLineWeeks } from './contentQueries';
import { isDeliverable, laterCart } from './laterCart';
import type { SubscriptionRow } from './models';
import { findSubscription } from './subscriptionQueries';

/** Who changes what is delivered sees what it costs then, without what cannot be sent, and so agrees to it. */
const agreeToToday = (
  context: RequestContext,
  { id }: SubscriptionRow,
  change: { interval_weeks?: number } = {},
): void => {
  const row = findSubscription(context.db, id);
  if (!row) return;
  const { totals } = laterCart(context.db, reloadCart(context, row.cart_id), isDeliverable);
  applyChange(context, row, { ...change, announced_minor: totals.grandTotalMinor });
};

/**
 * Sets how often it comes; the next order stays where it is.
 * @throws GraphQLError (graphql-input) for a frequency that not all of it can be had at.
 */
export const setFrequency = (context: RequestContext, row: SubscriptionRow, weeks: number): void => {
  assertNotCancelled(row);
  if (!listCommonWeeks(context.db, row.cart_id).includes(weeks)) {
    throw inputError('This subscription cannot come that often. Choose another frequency.');
  }
  if (weeks === row.interval_weeks) return;
  setLineWeeks(context.db, row.cart_id, weeks);
  agreeToToday(context, row, { interval_weeks: weeks });
};

/**
 * Sets how many of a product come; none takes it out.
 * @throws GraphQLError for what is not in it, for the last one, and for more than can be sold.
 */
export const setQuantity = (context: RequestContext, row: SubscriptionRow, itemUid: string, quantity: number): void => {
  assertNotCancelled(row);
  const { db } = context;
  const { lines } = reloadCart(context, row.cart_id);
  const line = lines.find(({ id }) => id === fromUid(itemUid));
  if (!line) throw noSuchEntityError('That product is not in this subscription any more.');
  if (!Number.isInteger(quantity) || quantity < 0) throw inputError('Choose a quantity.');
  if (quantity === line.quantity) return;
  if (quantity === 0) {
    if (lines.length === 1) throw inputError('This is all that the subscription delivers. Cancel it instead.');
    deleteLine(db, row.cart_id, line.id);
  } else {
    setLineQuantity(db, row.cart_id, line.id, quantity);
    const problem = reloadCart(context, row.cart_id).lines.find(({ id }) => id === line.id)?.problem;
    if (problem && quantity > line.quantity) throw inputError(problem.message);
  }
  agreeToToday(context, row);
};

/**
 * Sets where it goes.
 * @throws InputErrors for missing fields, GraphQLError for a country or a place that nothing is sent to.
 */
export const setAddress = (
  context: RequestContext,
  row: SubscriptionRow,
  { region_id: regionId, country_code: countryCode, ...input }: ProductSubscriptionAddressInput,
): void => {
  assertNotCancelled(row);
  const { db } = context;
  const address = readFields({ ...input, regionCode: input.region, regionId, countryCode });
  const problem = findAddressProblem(address, 'shipping', addressRulesOf(context));
  if (problem) throw new InputErrors(describeAddressProblem(problem));
  saveAddress(db, row.cart_id, 'shipping', address);
  const later = laterCart(db, reloadCart(context, row.cart_id), () => true);
  if (!later.isVirtual && !later.shippingMethod) throw inputError('We do not deliver to this address.');
  agreeToToday(context, row);
};

/**
 * Pays with another card from now on. What the former one was refused is forgotten with it: a payment that waits for its
 * next try is due at once.
 * @throws GraphQLError (graphql-input) for a card that cannot be kept.
 */
export const setCard = (
  context: RequestContext,
  row: SubscriptionRow,
  { nonce, publicHash }: { nonce: string; publicHash: string | null },
): void => {
  assertNotCancelled(row);
  const { recurring } = context.payments;
  const use = {
    methodCode: row.payment_method,
    customerId: context.customerId,
    publicHash,
    isStored: false,
    isRecurring: true,
  };
  const kept = nonce === '' && publicHash === null ? null : recurring?.keep(nonce, use);
  if (!kept) throw inputError('This card cannot be used. Try another card.');
  if (row.card_token !== null) recurring?.forget(row.card_token);
  applyChange(context, row, {
    card_token: kept.cardToken,
    card_brand: kept.cardBrand,
    card_last4: kept.cardLast4,
    ...nothingFailed,
    is_unpaid: 0,
  });
};
