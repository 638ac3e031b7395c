'use strict';
/* global clearTimeout, document, window, fetch, URL, setTimeout */
// Stand-in for the bot-protection provider's script: the same interface (ready, render, execute, reset, getResponse), a
// badge of the same size in the same places, a checkbox of the same size, and no judgement.
(() => {
  const address = new URL(document.currentScript.src);
  const tokenUrl = new URL('token', address);
  const { searchParams: asked } = address;
  const widgets = [];

  /** Milliseconds that a tick counts. */
  const lifetimeMs = 2 * 60 * 1000;

  const askForToken = async (action) => {
    const response = await fetch(tokenUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ action }),
    });
    if (!response.ok) throw new Error(`No token for the action ${action}.`);
    return (await response.json()).token;
  };

  /** Pixels of the badge, and of the strip of it that stands in the window until a pointer is over it. */
  const [width, height, strip, margin] = [256, 60, 70, 14];

  const looks = {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    boxSizing: 'border-box',
    width: `${width}px`,
    height: `${height}px`,
    padding: '0 19px',
    overflow: 'hidden',
    borderRadius: '2px',
    boxShadow: 'gray 0 0 5px',
    background: '#f9f9f9',
    color: '#333',
    font: '12px/1.4 system-ui, sans-serif',
  };

  /** Hidden from assistive technology: the shop's own notice says the same in words. */
  const badge = (place) => {
    const element = document.createElement('div');
    element.className = 'grecaptcha-badge';
    element.setAttribute('aria-hidden', 'true');
    Object.assign(element.style, looks, place);
    const mark = document.createElement('span');
    mark.textContent = '✓';
    const isRight = place.right !== undefined;
    Object.assign(mark.style, { flex: `0 0 ${strip - 38}px`, font: '28px/1 system-ui', textAlign: 'center' });
    mark.style.order = isRight || place.left === undefined ? '0' : '1';
    const words = document.createElement('span');
    words.textContent = 'Stand-in for bot protection: it judges nobody';
    element.append(mark, words);
    return element;
  };

  let isAtEdge = false;

  /** Beside the window's edge but for a strip, and whole under a pointer; one for all forms. */
  const drawAtEdge = (position) => {
    if (isAtEdge) return;
    isAtEdge = true;
    const side = position === 'bottomleft' ? 'left' : 'right';
    const hidden = `${strip - width}px`;
    const element = badge({
      position: 'fixed',
      bottom: `${margin}px`,
      [side]: hidden,
      transition: `${side} 0.3s ease`,
    });
    element.addEventListener('mouseenter', () => (element.style[side] = '4px'));
    element.addEventListener('mouseleave', () => (element.style[side] = hidden));
    document.body.append(element);
  };

  const texts = { de: 'Ich bin kein Roboter', en: 'I am not a robot', fr: 'Je ne suis pas un robot' };
  const language = (asked.get('hl') ?? document.documentElement.lang).slice(0, 2);

  /** The checkbox of version 2: ticked once a token is there, until the token expires. */
  const drawCheckbox = (widget) => {
    const { container, options } = widget;
    const label = document.createElement('label');
    const isDark = options.theme === 'dark';
    const colours = isDark ? { background: '#222', color: '#fff' } : { background: '#f9f9f9', color: '#222' };
    const size = options.size === 'compact' ? { width: '164px', height: '144px' } : { width: '304px', height: '78px' };
    Object.assign(label.style, looks, { padding: '0 13px', cursor: 'pointer', maxWidth: '100%' }, colours, size);
    label.style.boxShadow = isDark ? '#525252 0 0 0 1px' : '#767676 0 0 0 1px';
    const box = document.createElement('input');
    box.type = 'checkbox';
    Object.assign(box.style, { flex: 'none', width: '28px', height: '28px', margin: '0' });
    const words = document.createElement('span');
    words.textContent = texts[language] ?? texts.en;
    Object.assign(words.style, { font: '14px/1.3 system-ui, sans-serif' });
    label.append(box, words);
    container.append(label);
    let expiry;
    widget.reset = () => {
      clearTimeout(expiry);
      widget.token = '';
      box.checked = false;
    };
    box.addEventListener('change', async () => {
      if (!box.checked) {
        widget.reset();
        options['expired-callback']?.();
        return;
      }
      try {
        widget.token = await askForToken('v2');
        expiry = setTimeout(() => {
          widget.reset();
          options['expired-callback']?.();
        }, lifetimeMs);
        options.callback?.(widget.token);
      } catch {
        widget.reset();
        options['error-callback']?.();
      }
    });
  };

  /** Version 2 without a checkbox: the token goes to the widget's callback. */
  const runInvisible = async ({ options }) => {
    try {
      const token = await askForToken('v2');
      options.callback(token);
    } catch {
      options['error-callback']?.();
    }
  };

  window.grecaptcha = {
    ready: (callback) => setTimeout(callback),
    /** Draws a badge or a checkbox and gives the number of the widget. */
    render: (container, options = {}) => {
      const widget = { container, options, token: '', reset: () => undefined };
      if (options.size !== 'invisible') drawCheckbox(widget);
      else if (options.badge === 'inline') container.append(badge({ maxWidth: '100%' }));
      else drawAtEdge(options.badge);
      return widgets.push(widget) - 1;
    },
    execute: (widgetOrKey, { action = '' } = {}) => {
      const widget = widgets[widgetOrKey];
      return widget?.options.callback ? runInvisible(widget) : askForToken(action);
    },
    reset: (number = 0) => widgets[number]?.reset(),
    getResponse: (number = 0) => widgets[number]?.token ?? '',
  };

  if (asked.get('render') !== 'explicit') drawAtEdge(asked.get('badge'));
  const onload = window[asked.get('onload') ?? ''];
  if (typeof onload === 'function') setTimeout(onload);
})();
