import { escapeHtml } from '../../../escapeHtml';
import { page } from '../../testProvider/pages';

import { walletAccount } from './account';

const radio = (group: string, id: string, label: string, detail: string): string => `
<label class="choice"><input type="radio" name="${group}" value="${id}"><span><b>${escapeHtml(label)}</b>${
  detail ? `<span class="detail">${escapeHtml(detail)}</span>` : ''
}</span></label>`;

const choicesHtml = (group: string, legend: string, choices: string): string =>
  `<fieldset id="${group}"><legend>${legend}</legend><div>${choices}</div></fieldset>`;

/** As much of each address as the shop is told before the wallet's owner has said yes. */
const placesOf = (): Readonly<Record<string, { city: string; postcode: string; countryCode: string }>> =>
  Object.fromEntries(
    walletAccount.addresses.map(({ id, address: { city, postcode, countryCode } }) => [
      id,
      { city, postcode, countryCode },
    ]),
  );

/** The wallet's sheet: where to, how, with which card, and the total. The shop fills in methods and amounts. */
export const walletSheet = (shopOrigins: readonly string[]): string =>
  page(
    'Test Wallet',
    '/wallet.js',
    { view: 'sheet', 'shop-origins': JSON.stringify(shopOrigins), places: JSON.stringify(placesOf()) },
    `<link rel="stylesheet" href="/wallet.css">
<main class="wallet"><h1>Test Wallet</h1>
<p class="payee" id="payee"></p>
<form id="sheet" novalidate>
${choicesHtml(
  'address',
  'Deliver to',
  walletAccount.addresses
    .map(({ id, label, address: { lines, city, postcode } }) =>
      radio('address', id, label, [...lines, city, postcode].join(', ')),
    )
    .join(''),
)}
${choicesHtml('method', 'Delivery', '')}
${choicesHtml('card', 'Pay with', walletAccount.cards.map(({ id, label }) => radio('card', id, label, '')).join(''))}
<p class="error" id="problem" role="alert"></p>
<div class="foot">
<dl id="lines"></dl>
<p class="status" id="status" role="status"></p>
<div class="actions"><button type="submit" id="pay" disabled>Pay</button>
<button type="button" class="plain" id="cancel">Cancel</button></div>
</div></form></main>`,
  );

/** Says whether the wallet can be used in this browser; nobody looks at it. */
export const walletReadyPage = (shopOrigins: readonly string[]): string =>
  page('Test Wallet', '/wallet.js', { view: 'ready', 'shop-origins': JSON.stringify(shopOrigins) }, '');
