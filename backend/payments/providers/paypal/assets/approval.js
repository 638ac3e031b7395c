'use strict';
/* global document, window, fetch */
// Runs in the page that stands in for PayPal's: a press leads back to the shop.
(() => {
  const { token } = document.body.dataset;

  const finish = async (isApproved) => {
    const response = await fetch('/paypal', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token, isApproved }),
    });
    if (!response.ok) throw new Error('The payment has ended already.');
    const { url } = await response.json();
    window.location.assign(url);
  };

  const buttons = [...document.querySelectorAll('button')];
  for (const button of buttons) {
    button.addEventListener('click', () => {
      for (const other of buttons) other.disabled = true;
      finish(button.dataset.decision === 'agree').catch(() => {
        document.querySelector('.error').hidden = false;
      });
    });
  }
  // A page that comes back from the history can be answered again.
  window.addEventListener('pageshow', () => {
    for (const button of buttons) button.disabled = false;
  });
})();
