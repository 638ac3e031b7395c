'use strict';
/* global document, fetch, location, Element, HTMLButtonElement, URLSearchParams */
/**
 * Shows the shop in the frame as of a version: loads the page, and once it is there sends it the message that it takes
 * for a preview (authorization and version). The shop saves them and reloads.
 */
(() => {
  const frame = document.getElementById('preview-frame');
  const status = document.getElementById('preview-status');
  const { path, version: previewVersion, token } = frame.dataset;

  const askAuthorization = async () => {
    const body = new URLSearchParams({ token });
    const answer = await fetch('/__office/preview/authorization', { method: 'POST', body });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()).authorization;
  };

  const load = () =>
    new Promise((resolve) => {
      frame.addEventListener('load', resolve, { once: true });
      frame.src = path;
    });

  const preview = async () => {
    const [authorization] = await Promise.all([askAuthorization(), load()]);
    frame.contentWindow.postMessage({ authorization, previewVersion }, location.origin);
  };

  if (previewVersion === undefined) frame.src = path;
  else
    preview().catch((error) => {
      status.textContent = `The preview could not be shown. ${error.message}`;
    });

  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button[data-width]') : null;
    if (!(button instanceof HTMLButtonElement)) return;
    frame.dataset.width = button.dataset.width;
    for (const each of document.querySelectorAll('button[data-width]'))
      each.setAttribute('aria-pressed', String(each === button));
  });
})();
