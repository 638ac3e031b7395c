/* global document, window, URLSearchParams, providerOrigin, openCardFrame, openBankFrame */
// Stands in for Adyen's drop-in (adyen-web 6): the part of its interface that the shop uses.

const nodeOf = (target) => (typeof target === 'string' ? document.querySelector(target) : target);

/** One row of the drop-in: a kept card, or a card that is typed. */
const addChoice = (box, label, isChosen, onChoose) => {
  const row = document.createElement('label');
  row.className = 'adyen-checkout__payment-method';
  const radio = document.createElement('input');
  radio.type = 'radio';
  radio.name = 'adyen-payment-method';
  radio.checked = isChosen;
  radio.addEventListener('change', onChoose);
  row.append(radio, label);
  box.append(row);
};

class Dropin {
  isValid = false;

  constructor(core) {
    this.core = core;
  }

  mount(target) {
    this.box = document.createElement('div');
    nodeOf(target).append(this.box);
    const { storedPaymentMethods = [] } = this.core.options.paymentMethodsResponse ?? {};
    const stored = storedPaymentMethods ?? [];
    const choices = [
      ...stored.map((kept) => ({ label: `${kept.name} •••• ${kept.lastFour}`, savedCard: kept.id })),
      { label: 'Another card', savedCard: undefined },
    ];
    const choose = ({ savedCard }) => {
      this.savedCard = savedCard;
      this.card.change({ savedCard });
    };
    if (stored.length > 0)
      choices.forEach((choice, index) => addChoice(this.box, choice.label, index === 0, () => choose(choice)));
    this.card = openCardFrame(this.box, {
      isEncrypting: true,
      onValidity: (isValid) => {
        this.isValid = isValid;
        this.core.options.onChange?.({ isValid }, this);
      },
    });
    choose(choices[0]);
    void this.card.ready.then(() => this.core.options.onReady?.());
    return this;
  }

  submit() {
    void this.card.tokenise().then(
      ({ nonce }) => {
        const card = this.savedCard
          ? { storedPaymentMethodId: this.savedCard, encryptedSecurityCode: nonce }
          : { encryptedCardNumber: nonce };
        const data = { paymentMethod: { type: 'scheme', ...card }, browserInfo: { language: 'en-GB' } };
        const actions = { resolve: () => undefined, reject: () => undefined };
        this.core.options.onSubmit?.({ data, isValid: true }, this, actions);
      },
      // The fields say what is missing.
      () => undefined,
    );
  }

  unmount() {
    this.card?.close();
    this.box?.remove();
    return this;
  }
}

/** A step of an action, such as the bank's page. */
class Action {
  constructor(core, action) {
    Object.assign(this, { core, action });
  }

  mount(target) {
    const { type, subtype, token, url } = this.action;
    if (type === 'redirect') {
      window.location.assign(`${providerOrigin}${url}`);
      return this;
    }
    const query = new URLSearchParams({ nonce: token, shop: window.location.origin });
    this.bank = openBankFrame(nodeOf(target), `/${subtype}?${query}`, subtype === 'fingerprint');
    void this.bank.ended.then(() => {
      const actions = { resolve: () => undefined, reject: () => undefined };
      this.core.options.onAdditionalDetails?.({ data: { details: { threeDSResult: token } } }, this, actions);
    });
    return this;
  }

  unmount() {
    this.bank?.close();
    return this;
  }
}

const AdyenCheckout = async (options) => {
  if (!options.clientKey) throw new Error('No valid clientKey was given.');
  const core = { options };
  core.createFromAction = (action) => new Action(core, action);
  return core;
};

window.AdyenWeb = { AdyenCheckout, Dropin };
