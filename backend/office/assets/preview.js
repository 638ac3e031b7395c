'use strict';
/* global document, fetch, location, Element, HTMLButtonElement, URLSearchParams */
/**
 * Shows the shop in the frame as of a version: loads the page, and once it is there sends it the message that it takes
 * for a preview (authorization and version). The shop saves them and reloads.
 */
(() => {
  const frame = document.getElementById('preview-frame');
  const status = document.getElementById('preview-status');
  const form = document.getElementById('preview-form');
  let newest = 0;

  const say = (text) => {
    status.textContent = text;
  };

  const askAuthorization = async () => {
    const body = new URLSearchParams({ token: status.dataset.token });
    const answer = await fetch('/__office/preview/authorization', { method: 'POST', body });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()).authorization;
  };

  const load = (path) =>
    new Promise((resolve) => {
      frame.addEventListener('load', resolve, { once: true });
      frame.src = path;
    });

  const preview = async (path, previewVersion) => {
    const mine = (newest += 1);
    say('Loading…');
    try {
      const [authorization] = await Promise.all([askAuthorization(), load(path)]);
      if (mine !== newest) return;
      frame.contentWindow.postMessage({ authorization, previewVersion }, location.origin);
      say(`Showing ${path} as of version ${previewVersion}.`);
    } catch (error) {
      say(`The preview could not be shown. ${error.message}`);
    }
  };

  /** Seconds since 1970 of what the clocks of a zone show so; NaN for what is no time. */
  const toVersion = (text, timeZone) => {
    const ahead = (moment) => {
      const wall = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(
        moment,
      );
      return Date.parse(`${wall.replace(' ', 'T')}Z`) - moment;
    };
    const wall = Date.parse(`${text}Z`);
    return Number.isNaN(wall) ? wall : Math.floor((wall - ahead(wall - ahead(wall))) / 1000);
  };

  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.dataset.previewPath) void preview(button.dataset.previewPath, button.dataset.previewVersion);
    if (!button?.dataset.width) return;
    frame.dataset.width = button.dataset.width;
    for (const each of document.querySelectorAll('[data-width]'))
      if (each instanceof HTMLButtonElement) each.setAttribute('aria-pressed', String(each === button));
  });

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const path = form.elements.namedItem('path').value.trim();
    const version = toVersion(form.elements.namedItem('moment').value, form.dataset.timeZone);
    if (!/^\/(?!\/)/.test(path)) say('A page begins with one slash, such as /vitamins.html.');
    else if (Number.isNaN(version)) say('Choose a day and a time.');
    else void preview(path, String(version));
  });
})();
