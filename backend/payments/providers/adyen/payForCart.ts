import { requireCart } from '../../../cart/access';
import { loadCart } from '../../../cart/loadCart';
import type { RequestContext } from '../../../context';
import { inputError } from '../../../graphql/errors';
import { isRecord } from '../../../isRecord';
import { findNonce, setAmount, setOutcome, type NonceRow } from '../../testProvider/nonceQueries';
import { resultCodes } from '../../testProvider/nonces';
import { findVaultCard } from '../../vault/vaultQueries';

import { findAdyenPayment, saveAdyenPayment } from './adyenQueries';

/** Milliseconds that the bank of a pending payment takes to decide. */
const decisionMs = 1000;

const parse = (json: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(json);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
};

const textIn = (record: unknown, key: string): string => {
  const value = isRecord(record) ? record[key] : undefined;
  return typeof value === 'string' ? value : '';
};

/** The next step in the form of the provider's actions; addresses are below the provider's origin. */
const actionOf = ({ nonce, outcome }: NonceRow, returnUrl: string) => {
  if (outcome === 'redirect') {
    const query = new URLSearchParams({ nonce, shop: URL.canParse(returnUrl) ? new URL(returnUrl).origin : '' });
    query.set('return', returnUrl);
    return { type: 'redirect', method: 'GET', paymentMethodType: 'scheme', url: `/redirect?${query.toString()}` };
  }
  if (outcome !== 'fingerprint' && outcome !== 'challenge') return null;
  return { type: 'threeDS2', subtype: outcome, paymentMethodType: 'scheme', token: nonce, paymentData: nonce };
};

const paid = (nonce: string) => ({
  isFinal: true,
  resultCode: 'Authorised',
  additionalData: JSON.stringify({ payment_method_nonce: nonce }),
  action: null,
});

const ended = (resultCode: string) => ({ isFinal: true, resultCode, additionalData: null, action: null });

const answerOf = (row: NonceRow, returnUrl = '') => {
  const action = actionOf(row, returnUrl);
  if (row.outcome === 'authorised' || (action && row.is_authenticated === 1)) return paid(row.nonce);
  if (!action) return ended(resultCodes[row.outcome]);
  return {
    isFinal: false,
    resultCode: resultCodes[row.outcome],
    additionalData: null,
    action: JSON.stringify(action),
  };
};

/** The card of the drop-in's data: a token of the secured fields, for a kept card that of its security code. */
const findCard = (context: RequestContext, stateData: string): NonceRow | undefined => {
  const { db, customerId } = context;
  const { paymentMethod } = parse(stateData);
  const savedCard = textIn(paymentMethod, 'storedPaymentMethodId');
  const token = textIn(paymentMethod, savedCard === '' ? 'encryptedCardNumber' : 'encryptedSecurityCode');
  const row = findNonce(db, token);
  const isUsable = row?.used_at === null && row.expires_at > context.now() && (row.saved_card ?? '') === savedCard;
  if (!isUsable) return undefined;
  return savedCard === '' || findVaultCard(db, savedCard, customerId) ? row : undefined;
};

/**
 * Pays for a cart, at most once at a time: what an earlier try came to counts no more.
 * @throws GraphQLError for a stale cart, or data that is not the drop-in's.
 */
export const startAdyenPayment = (context: RequestContext, cartId: string, stateData: string, returnUrl: string) =>
  context.db.transaction(() => {
    const { db } = context;
    const { totals, row: cart } = loadCart(context, requireCart(context, cartId));
    const row = findCard(context, stateData);
    if (!row) throw inputError('Error with payment method, please select a different payment method.');
    const former = findAdyenPayment(db, cart.id);
    if (former && former.nonce !== row.nonce) setOutcome(db, former.nonce, 'cancelled');
    setAmount(db, row.nonce, totals.grandTotalMinor, cart.currency);
    saveAdyenPayment(db, { cart_id: cart.id, nonce: row.nonce, created_at: context.now() });
    return answerOf(row, returnUrl);
  });

const findOwnPayment = (context: RequestContext, cartId: string) => {
  const payment = findAdyenPayment(context.db, requireCart(context, cartId).id);
  const row = payment && findNonce(context.db, payment.nonce);
  return payment && row ? { payment, row } : undefined;
};

/** Goes on after an action. What the page brings is only a name: what the payment came to is asked of the provider. */
export const addAdyenDetails = (context: RequestContext, cartId: string, payload: string) => {
  const { details } = parse(payload);
  const name = textIn(details, 'threeDSResult') || textIn(details, 'redirectResult');
  const own = findOwnPayment(context, cartId);
  if (own?.row.nonce !== name) return ended('Error');
  const answer = answerOf(own.row);
  // The step was left without an end: nothing was paid.
  return answer.isFinal ? answer : ended('Cancelled');
};

/** Returns the state of a cart's payment; one that waits for its bank is decided after a while. */
export const readAdyenStatus = (context: RequestContext, cartId: string) => {
  const own = findOwnPayment(context, cartId);
  if (!own) return null;
  const isDecided = own.row.outcome === 'pending' && context.now() - own.payment.created_at >= decisionMs;
  if (isDecided) setOutcome(context.db, own.row.nonce, 'authorised');
  return answerOf(isDecided ? { ...own.row, outcome: 'authorised' } : own.row);
};
