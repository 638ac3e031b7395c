/* global document, window, URL */
// Shared by the stand-ins of both drop-ins, which run in the shop's page: the frame with the card fields. See protocol.ts.

const providerOrigin = new URL(document.currentScript.src).origin;

const addFrame = (container, path, title) => {
  const frame = document.createElement('iframe');
  frame.src = `${providerOrigin}${path}`;
  frame.title = title;
  Object.assign(frame.style, { display: 'block', width: '100%', border: '0' });
  container.append(frame);
  return frame;
};

const listenTo = (frame, hear) => {
  const listen = ({ origin, source, data }) => {
    if (origin === providerOrigin && source === frame.contentWindow && data) hear(data);
  };
  window.addEventListener('message', listen);
  return () => window.removeEventListener('message', listen);
};

/** Card fields in a frame of the provider; the page never sees what is typed there. */
// eslint-disable-next-line no-unused-vars -- served in one scope with each drop-in
const openCardFrame = (container, { isEncrypting, onValidity }) => {
  const frame = addFrame(container, '/frame', 'Card details');
  let purchase = { amountMinor: 0, currency: 'GBP' };
  let isThere = false;
  let question;
  let markReady;
  const ready = new Promise((resolve) => (markReady = resolve));
  const init = () => {
    if (!isThere) return;
    const message = { type: 'init', shopOrigin: window.location.origin, isEncrypting, ...purchase };
    frame.contentWindow.postMessage(message, providerOrigin);
  };
  const stop = listenTo(frame, (message) => {
    if (message.type === 'ready') {
      isThere = true;
      init();
      markReady();
    }
    if (message.heightPx) frame.style.height = `${message.heightPx}px`;
    if (message.type === 'validity') onValidity(message.isValid);
    if (message.type === 'tokenised') question?.resolve(message);
    if (message.type === 'error') question?.reject(new Error(message.message));
  });
  return {
    ready,
    change: (changes) => {
      purchase = { ...purchase, ...changes };
      init();
    },
    tokenise: () =>
      new Promise((resolve, reject) => {
        question = { resolve, reject };
        frame.contentWindow.postMessage({ type: 'tokenise' }, providerOrigin);
      }),
    close: () => {
      stop();
      frame.remove();
    },
  };
};

/** A page of the bank in a frame; ends with whether the shopper approved. */
// eslint-disable-next-line no-unused-vars -- served in one scope with each drop-in
const openBankFrame = (container, path, isHidden) => {
  const frame = addFrame(container, path, 'Confirm your payment');
  Object.assign(frame.style, isHidden ? { width: '1px', height: '1px', opacity: '0' } : { height: '26rem' });
  if (isHidden) frame.setAttribute('aria-hidden', 'true');
  let stop;
  const ended = new Promise((resolve) => {
    stop = listenTo(frame, ({ type, isApproved }) => {
      if (type === 'authenticated') resolve(isApproved === true);
    });
  });
  return {
    ended,
    close: () => {
      stop();
      frame.remove();
    },
  };
};
