'use strict';
/* global document, window, fetch, URL, setTimeout */
// Stand-in for the bot-protection provider's script: the same interface (ready, render, execute), and no judgement.
(() => {
  const address = new URL(document.currentScript.src);
  const tokenUrl = new URL('token', address);
  const widgets = [];

  const execute = async (_widgetOrKey, { action = '' } = {}) => {
    const response = await fetch(tokenUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ action }),
    });
    if (!response.ok) throw new Error(`No token for the action ${action}.`);
    return (await response.json()).token;
  };

  window.grecaptcha = {
    ready: (callback) => setTimeout(callback),
    /** Invisible: it draws nothing and gives the number of the widget. */
    render: (container, options) => widgets.push({ container, options }) - 1,
    execute,
  };

  const onload = window[address.searchParams.get('onload') ?? ''];
  if (typeof onload === 'function') setTimeout(onload);
})();
