'use strict';
/* global document, window, fetch */
// Runs in the frames of the stand-in wallet. Messages, both ways with an exact target origin:
// 1. `ready` (and of the page that nobody sees `canPay`) goes to the shop, which answers `init`.
// 2. `address` and `method` are questions with a growing `turn`; the shop answers each with an `offer` of the same turn.
// 3. `authorised` hands over nonce, contact and address; `cancelled` gives up. The shop takes the frame away.
(() => {
  const { view, shopOrigins: origins, places: placesText } = document.body.dataset;
  const shopOrigins = JSON.parse(origins);

  const possibleOrigins = () => {
    const parent = window.location.ancestorOrigins?.[0];
    return parent ? shopOrigins.filter((origin) => origin === parent) : shopOrigins;
  };
  let shopOrigin = null;
  const post = (message) => {
    for (const origin of shopOrigin ? [shopOrigin] : possibleOrigins()) window.parent.postMessage(message, origin);
  };

  if (view === 'ready') {
    post({ type: 'canPay', canPay: true });
    return;
  }

  const places = JSON.parse(placesText);
  const byId = (id) => document.getElementById(id);
  const form = byId('sheet');
  const pay = byId('pay');
  let turn = 0;
  let purchase = null;
  let needsAddress = true;
  let isPaying = false;

  const chosen = (name) => form.elements[name] && form.elements[name].value;
  const money = (amountMinor) => {
    const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency: purchase.currency });
    return format.format(amountMinor / 10 ** format.resolvedOptions().maximumFractionDigits);
  };

  const wait = (words) => {
    pay.disabled = true;
    byId('status').textContent = words;
  };

  const ask = (question) => {
    turn += 1;
    wait('Asking the shop');
    byId('problem').textContent = '';
    post({ ...question, turn });
  };

  const element = (name, text, className) => {
    const made = document.createElement(name);
    made.textContent = text;
    if (className) made.className = className;
    return made;
  };

  const showMethods = ({ methods, methodId }) => {
    const list = byId('method').querySelector('div');
    const labels = methods.map(({ id, label, amountMinor }) => {
      const input = document.createElement('input');
      Object.assign(input, { type: 'radio', name: 'method', value: id, checked: id === methodId });
      const words = document.createElement('span');
      words.append(element('b', label), element('span', amountMinor === 0 ? 'Free' : money(amountMinor), 'detail'));
      const made = element('label', '', 'choice');
      made.append(input, words);
      return made;
    });
    const focused = document.activeElement?.name === 'method' && document.activeElement.value;
    list.replaceChildren(...labels);
    if (focused) list.querySelector(`[value="${focused}"]`)?.focus();
    byId('method').hidden = methods.length === 0;
  };

  const showOffer = (offer) => {
    purchase.amountMinor = offer.totalMinor;
    showMethods(offer);
    byId('lines').replaceChildren(
      ...[...offer.lines, { label: 'Total', amountMinor: offer.totalMinor }].flatMap(({ label, amountMinor }) => [
        element('dt', label),
        element('dd', money(amountMinor)),
      ]),
    );
    byId('problem').textContent = offer.problem;
    byId('status').textContent = '';
    pay.textContent = `Pay ${money(offer.totalMinor)}`;
    pay.disabled = offer.problem !== '';
  };

  const authorise = async () => {
    isPaying = true;
    wait('Paying');
    form.inert = true;
    const response = await fetch('/wallet/authorise', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...purchase, shopOrigin, addressId: chosen('address'), cardId: chosen('card') }),
    });
    if (!response.ok) throw new Error('The purchase is not known.');
    const answer = await response.json();
    post({ type: 'authorised', ...answer, methodId: chosen('method') || null });
  };

  const cancel = () => {
    if (!isPaying) post({ type: 'cancelled' });
  };

  const askForPlace = () => ask({ type: 'address', place: places[chosen('address')] });

  const start = (message, origin) => {
    if (message.shopOrigin !== origin || purchase) return;
    shopOrigin = origin;
    purchase = { amountMinor: 0, currency: message.currency };
    needsAddress = message.needsAddress === true;
    byId('payee').textContent = `To ${message.payee}`;
    byId('address').querySelector('input').checked = true;
    byId('card').querySelector('input').checked = true;
    byId('method').hidden = true;
    byId('address').querySelector('legend').textContent = needsAddress ? 'Deliver to' : 'Billing address';
    if (needsAddress) askForPlace();
    else ask({ type: 'begin' });
    byId('address').querySelector('input').focus();
  };

  form.addEventListener('change', ({ target }) => {
    if (target.name === 'address' && needsAddress) askForPlace();
    if (target.name === 'method') ask({ type: 'method', methodId: target.value });
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (pay.disabled || isPaying) return;
    authorise().catch(() => {
      isPaying = false;
      form.inert = false;
      pay.disabled = false;
      byId('status').textContent = '';
      byId('problem').textContent = 'The payment did not work. Try again.';
    });
  });
  byId('cancel').addEventListener('click', cancel);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') cancel();
  });
  window.addEventListener('message', (event) => {
    if (event.source !== window.parent || !shopOrigins.includes(event.origin)) return;
    const message = event.data;
    if (message?.type === 'init') start(message, event.origin);
    if (message?.type === 'offer' && event.origin === shopOrigin && message.turn === turn && !isPaying)
      showOffer(message.offer);
  });
  post({ type: 'ready' });
})();
