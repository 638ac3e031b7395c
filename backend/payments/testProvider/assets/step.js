'use strict';
/* global document, window, fetch, URL */
// Runs in the frame of a simulated 3-D Secure step. Messages: see protocol.ts.
(() => {
  const { step, nonce, shopOrigin, back } = document.body.dataset;

  const finish = async (isApproved) => {
    const response = await fetch({ fingerprint: '/fingerprint', redirect: '/redirect' }[step] ?? '/authenticate', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ nonce, isApproved }),
    });
    if (!response.ok) throw new Error('The step has ended already.');
    if (back) {
      const address = new URL(back);
      address.searchParams.set('redirectResult', nonce);
      window.location.assign(address.href);
    } else window.parent.postMessage({ type: 'authenticated', nonce, isApproved }, shopOrigin);
  };

  const fail = () => {
    const error = document.querySelector('.error');
    if (error) error.hidden = false;
    else window.parent.postMessage({ type: 'authenticated', nonce, isApproved: false }, shopOrigin);
  };

  const buttons = [...document.querySelectorAll('button')];
  for (const button of buttons) {
    button.addEventListener('click', () => {
      for (const other of buttons) other.disabled = true;
      finish(button.dataset.decision === 'approve').catch(fail);
    });
  }
  if (step === 'fingerprint') finish(true).catch(fail);
})();
