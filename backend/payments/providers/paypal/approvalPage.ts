import type { Db } from '../../../db/open';
import { escapeHtml } from '../../../escapeHtml';
import { findNonce, insertNonce } from '../../testProvider/nonceQueries';
import { page } from '../../testProvider/pages';
import { randomCode } from './expressToken';
import { findToken, savePayer, type TokenRow } from './tokenQueries';

/** A token that can still be agreed to: not too old, and nothing was paid with it. */
const findOpenToken = (db: Db, token: string, now: number): TokenRow | undefined => {
  const row = findToken(db, token);
  const isUsed = (findNonce(db, token)?.used_at ?? null) !== null;
  return row && row.expires_at > now && !isUsed ? row : undefined;
};

const amountOf = ({ amount_minor, currency }: TokenRow): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amount_minor / 100);

/** The page where the shopper agrees; null for a token that pays nothing, or leads to somebody else's shop. */
export const showApproval = (
  db: Db,
  query: URLSearchParams,
  shopOrigins: readonly string[],
  now: number,
): string | null => {
  const row = findOpenToken(db, query.get('token') ?? '', now);
  if (!row || !shopOrigins.includes(new URL(row.return_url).origin)) return null;
  return page(
    'PayPal (test)',
    '/paypal/approval.js',
    { token: row.token },
    `<link rel="stylesheet" href="/paypal/approval.css">
<main class="approval">
<header><p class="mark">PayPal (test)</p><p class="amount">${escapeHtml(amountOf(row))}</p></header>
<h1>Hi, Robin!</h1>
<p>This stands in for PayPal. No money moves.</p>
<dl><dt>Pay with</dt><dd>PayPal balance</dd><dt>To</dt><dd>${escapeHtml(new URL(row.return_url).host)}</dd></dl>
<div class="actions"><button type="button" data-decision="agree">Agree and pay</button>
<button type="button" class="plain" data-decision="cancel">Cancel and return to the shop</button></div>
<p class="error" role="alert" hidden>This payment can no longer be confirmed. Go back to the shop and start again.</p>
</main>`,
  );
};

const backTo = (address: string, query: Record<string, string>): { url: string } => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return { url: url.href };
};

/** Takes the answer of the page: where it leads, and for a yes what the money is taken with. A yes twice is one. */
export const answerApproval = (db: Db, body: Record<string, unknown>, now: number): { url: string } | null =>
  db.transaction(() => {
    const row = findOpenToken(db, typeof body.token === 'string' ? body.token : '', now);
    if (!row) return null;
    const { token } = row;
    if (body.isApproved !== true) return backTo(row.cancel_url, { token });
    const payerId = row.payer_id ?? randomCode(13);
    if (row.payer_id === null) {
      savePayer(db, token, payerId);
      insertNonce(db, {
        nonce: token,
        amount_minor: row.amount_minor,
        currency: row.currency,
        card_brand: 'PayPal',
        card_last4: '',
        card_expiry: '',
        saved_card: null,
        outcome: 'authorised',
        expires_at: row.expires_at,
      });
    }
    return backTo(row.return_url, { token, PayerID: payerId });
  });
