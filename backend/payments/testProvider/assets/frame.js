'use strict';
/* global document, window, fetch, ResizeObserver */
// Runs in the provider's card frame. Messages: see protocol.ts. Nothing that is typed here leaves this origin.
(() => {
  /** English; the shop hands in its own language with `init`. */
  let texts = {
    lang: 'en-GB',
    numberLabel: 'Card number',
    numberRequired: 'Enter your card number.',
    numberInvalid: 'This card number is not right. Check it and try again.',
    numberUnknown: 'This shop takes test cards only.',
    expiryLabel: 'Expiry date',
    expiryPlaceholder: 'MM / YY',
    expiryRequired: 'Enter the expiry date.',
    expiryInvalid: 'Enter the expiry date as month and year.',
    expiryPast: 'This card has expired.',
    securityCodeLabel: 'Security code',
    securityCodeHelp: 'Three digits on the back.',
    securityCodeRequired: 'Enter the security code.',
    securityCodeInvalid: 'The security code has three or four digits.',
    nameLabel: 'Name on card',
    nameRequired: 'Enter the name on the card.',
    incomplete: 'Check your card details.',
    failed: 'Your card could not be checked. Try again.',
  };
  const fieldNames = ['number', 'expiry', 'securityCode', 'name'];
  const shopOrigins = JSON.parse(document.body.dataset.shopOrigins);
  const form = document.getElementById('card');
  const inputs = Object.fromEntries(fieldNames.map((name) => [name, document.getElementById(name)]));
  const reasons = Object.fromEntries(fieldNames.map((name) => [name, null]));
  let shopOrigin = null;
  let purchase = null;
  /** A card that a customer keeps: its security code is all that is asked. */
  let savedCard;
  let isEncrypting = false;
  let isBusy = false;
  let wasValid = false;

  const usedFields = () => (savedCard ? ['securityCode'] : fieldNames);

  const digitsOf = (text) => text.replace(/\D/g, '');

  const passesLuhn = (digits) => {
    if (!/^\d{12,19}$/.test(digits)) return false;
    const sum = [...digits].reverse().reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
    return sum % 10 === 0;
  };

  /** Groups of four; American Express is 4-6-5. */
  const spaceNumber = (text) => {
    const digits = digitsOf(text).slice(0, 19);
    const groups = /^3[47]/.test(digits)
      ? /^(\d{1,4})(\d{1,6})?(\d{1,9})?/
      : /(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,4})?(\d{1,3})?/;
    return (groups.exec(digits) ?? []).slice(1).filter(Boolean).join(' ');
  };

  /** 'MM / YY'; a month of one digit above 1 gets its zero. */
  const spaceExpiry = (text, isDeleting) => {
    const typed = digitsOf(text);
    const digits = (/^[2-9]/.test(typed) ? `0${typed}` : typed).slice(0, 4);
    if (digits.length < 2 || (digits.length === 2 && isDeleting)) return digits;
    return `${digits.slice(0, 2)} / ${digits.slice(2)}`;
  };

  const expiryReason = (text) => {
    if (text.trim() === '') return 'required';
    const match = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2})$/.exec(text.trim());
    if (!match) return 'invalid';
    return Date.now() >= Date.UTC(2000 + Number(match[2]), Number(match[1]), 1) ? 'past' : null;
  };

  /** Why a field cannot be used as it is, or null. */
  const check = {
    number: (text) => (digitsOf(text) === '' ? 'required' : passesLuhn(digitsOf(text)) ? null : 'invalid'),
    expiry: expiryReason,
    securityCode: (text) => (text === '' ? 'required' : /^\d{3,4}$/.test(text) ? null : 'invalid'),
    name: (text) => (text.trim() === '' ? 'required' : null),
  };

  const capitalise = (word) => word[0].toUpperCase() + word.slice(1);

  /** Of the shop's origins the one that shows this frame, where the browser says so: a message to any other is an error in its log. */
  const possibleOrigins = () => {
    const parent = window.location.ancestorOrigins?.[0];
    return parent ? shopOrigins.filter((origin) => origin === parent) : shopOrigins;
  };

  const post = (message) => {
    for (const origin of shopOrigin ? [shopOrigin] : possibleOrigins()) window.parent.postMessage(message, origin);
  };

  const heightPx = () => Math.ceil(document.body.getBoundingClientRect().height);

  const showReason = (name, reason) => {
    reasons[name] = reason;
    const error = document.getElementById(`${name}-error`);
    error.lastElementChild.textContent = reason ? texts[name + capitalise(reason)] : '';
    error.hidden = !reason;
    const help = document.getElementById(`${name}-help`);
    if (help) help.hidden = Boolean(reason);
    inputs[name].setAttribute('aria-invalid', String(Boolean(reason)));
  };

  const showTexts = () => {
    document.documentElement.lang = texts.lang;
    for (const name of fieldNames) {
      document.getElementById(`${name}-label`).textContent = texts[`${name}Label`];
      showReason(name, reasons[name]);
    }
    inputs.expiry.placeholder = texts.expiryPlaceholder;
    document.getElementById('securityCode-help').textContent = texts.securityCodeHelp;
  };

  const tellValidity = () => {
    const isValid = usedFields().every((name) => check[name](inputs[name].value) === null && reasons[name] === null);
    if (isValid !== wasValid) post({ type: 'validity', isValid });
    wasValid = isValid;
  };

  /** Replaces the text of a field and keeps the caret behind the same digit. */
  const rewrite = (input, text) => {
    const digitsBefore = digitsOf(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
    const isAtEnd = input.selectionStart === input.value.length;
    if (input.value === text) return;
    input.value = text;
    let caret = text.length;
    if (!isAtEnd)
      for (caret = 0; caret < text.length && digitsOf(text.slice(0, caret)).length < digitsBefore;) caret += 1;
    input.setSelectionRange(caret, caret);
  };

  const onInput = (name, event) => {
    const input = inputs[name];
    if (name === 'number') rewrite(input, spaceNumber(input.value));
    if (name === 'expiry') rewrite(input, spaceExpiry(input.value, String(event.inputType).startsWith('delete')));
    if (name === 'securityCode') rewrite(input, digitsOf(input.value));
    // A message goes as soon as its reason does, and none comes while someone is still typing.
    if (reasons[name]) showReason(name, check[name](input.value));
    tellValidity();
  };

  const checkAll = () => {
    for (const name of usedFields()) showReason(name, check[name](inputs[name].value));
    const faulty = usedFields().find((name) => reasons[name]);
    if (faulty) inputs[faulty].focus();
    tellValidity();
    return !faulty;
  };

  const send = async () => {
    const card = Object.fromEntries(usedFields().map((name) => [name, inputs[name].value]));
    const response = await fetch('/tokenise', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...card, ...purchase, shopOrigin, savedCard, isEncrypting }),
    });
    const answer = await response.json();
    if (response.ok) return post({ type: 'tokenised', ...answer });
    if (!usedFields().includes(answer.field)) return post({ type: 'error', message: texts.failed });
    showReason(answer.field, answer.reason);
    inputs[answer.field].focus();
    tellValidity();
    return post({ type: 'error', message: texts.incomplete });
  };

  const tokenise = async () => {
    if (isBusy) return;
    if (!purchase || !checkAll()) return post({ type: 'error', message: texts.incomplete });
    isBusy = true;
    try {
      await send();
    } catch {
      post({ type: 'error', message: texts.failed });
    } finally {
      isBusy = false;
    }
  };

  const start = (message, origin) => {
    if (message.shopOrigin !== origin) return;
    shopOrigin = origin;
    purchase = { amountMinor: message.amountMinor, currency: message.currency };
    const known = Object.entries(message.texts ?? {}).filter(([key, text]) => key in texts && typeof text === 'string');
    texts = { ...texts, ...Object.fromEntries(known) };
    ({ savedCard } = message);
    isEncrypting = message.isEncrypting === true;
    for (const name of fieldNames) inputs[name].closest('.field').hidden = !usedFields().includes(name);
    showTexts();
  };

  window.addEventListener('message', (event) => {
    if (event.source !== window.parent || !shopOrigins.includes(event.origin)) return;
    const message = event.data;
    if (message?.type === 'init') start(message, event.origin);
    if (message?.type === 'check' && event.origin === shopOrigin) checkAll();
    if (message?.type === 'tokenise' && event.origin === shopOrigin) void tokenise();
  });
  for (const name of fieldNames) {
    inputs[name].addEventListener('input', (event) => onInput(name, event));
    inputs[name].addEventListener('blur', () => {
      if (inputs[name].value !== '' && !reasons[name]) showReason(name, check[name](inputs[name].value));
      tellValidity();
    });
  }
  form.addEventListener('submit', (event) => event.preventDefault());
  // A form without a button of its own is not submitted by Enter.
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing) return;
    event.preventDefault();
    if (!isBusy && checkAll()) post({ type: 'submit' });
  });
  if (typeof ResizeObserver === 'function') {
    new ResizeObserver(() => post({ type: 'resized', heightPx: heightPx() })).observe(document.body);
  }
  post({ type: 'ready', heightPx: heightPx() });
})();
