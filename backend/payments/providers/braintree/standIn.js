/* global document, window, atob, URL, openCardFrame, openBankFrame */
// Stands in for Braintree's drop-in (braintree-web-drop-in 1.x): the part of its interface that the shop uses.

const dropinError = (message) => Object.assign(new Error(message), { name: 'DropinError' });

const details = ({ brand, last4 }) => ({ cardType: brand, lastFour: last4, lastTwo: last4.slice(-2) });

/** The bank's page over the shop's, as the real drop-in shows it. */
const showChallenge = async (path) => {
  const modal = document.createElement('dialog');
  modal.setAttribute('aria-label', 'Confirm your payment');
  Object.assign(modal.style, { width: 'min(30rem, 92vw)', padding: '1rem', border: '0' });
  const cancel = document.createElement('button');
  cancel.type = 'button';
  cancel.textContent = 'Cancel';
  modal.append(cancel);
  document.body.append(modal);
  const bank = openBankFrame(modal, path, false);
  const given = new Promise((resolve) => {
    cancel.addEventListener('click', () => resolve('cancelled'));
    modal.addEventListener('cancel', () => resolve('cancelled'));
  });
  modal.showModal();
  const end = await Promise.race([given, bank.ended.then((isApproved) => (isApproved ? 'approved' : 'declined'))]);
  bank.close();
  modal.remove();
  return end;
};

const checkDevice = async (path) => {
  const bank = openBankFrame(document.body, path, true);
  const isApproved = await bank.ended;
  bank.close();
  return isApproved ? 'approved' : 'declined';
};

const create = async ({ authorization, container }) => {
  const { merchantCurrency } = JSON.parse(atob(authorization));
  const box = typeof container === 'string' ? document.querySelector(container) : container;
  if (!box) throw dropinError('options.container must reference a valid DOM node.');
  if (box.childNodes.length > 0)
    throw dropinError('options.selector or options.container must reference an empty DOM node.');
  const handlers = {};
  const emit = (name, payload) => (handlers[name] ?? []).forEach((handle) => handle(payload));
  let isRequestable = false;
  const card = openCardFrame(box, {
    isEncrypting: false,
    onValidity: (isValid) => {
      isRequestable = isValid;
      emit(isValid ? 'paymentMethodRequestable' : 'noPaymentMethodRequestable', {
        type: 'CreditCard',
        paymentMethodIsSelected: false,
      });
    },
  });
  await card.ready;

  const authenticate = async ({ resultCode, actionUrl }) => {
    const path = actionUrl ? actionUrl.slice(new URL(actionUrl).origin.length) : '';
    if (resultCode === 'IdentifyShopper') return checkDevice(path);
    if (resultCode === 'ChallengeShopper') return showChallenge(path);
    return resultCode === 'Authorised' ? 'approved' : 'rejected';
  };
  const statuses = {
    approved: 'authenticate_successful',
    declined: 'authenticate_failed',
    rejected: 'authenticate_rejected',
    cancelled: 'challenge_required',
  };
  return {
    on: (name, handle) => (handlers[name] = [...(handlers[name] ?? []), handle]),
    off: (name, handle) => (handlers[name] = (handlers[name] ?? []).filter((other) => other !== handle)),
    isPaymentMethodRequestable: () => isRequestable,
    clearSelectedPaymentMethod: () => undefined,
    requestPaymentMethod: async ({ threeDSecure = {} } = {}) => {
      card.change({ amountMinor: Math.round(Number(threeDSecure.amount ?? 0) * 100), currency: merchantCurrency });
      const answer = await card.tokenise().catch(() => {
        throw dropinError('No payment method is available.');
      });
      const end = await authenticate(answer);
      if (end === 'cancelled') emit('3ds:customer-canceled');
      return {
        nonce: answer.nonce ?? 'none',
        type: 'CreditCard',
        details: details(answer),
        liabilityShiftPossible: true,
        liabilityShifted: end === 'approved',
        threeDSecureInfo: { status: statuses[end] },
      };
    },
    teardown: () => {
      card.close();
      return Promise.resolve();
    },
  };
};

window.braintree = { dropin: { create } };
