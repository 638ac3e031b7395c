'use strict';
/* global document, window, fetch, URL, setTimeout */
// Stand-in for the bot-protection provider's script: the same interface (ready, render, execute) and a badge of the same
// size in the same places, and no judgement.
(() => {
  const address = new URL(document.currentScript.src);
  const tokenUrl = new URL('token', address);
  const { searchParams: asked } = address;
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

  /** Beside the window's edge but for a strip, and whole under a pointer. */
  const drawAtEdge = () => {
    const side = asked.get('badge') === 'bottomleft' ? 'left' : 'right';
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

  window.grecaptcha = {
    ready: (callback) => setTimeout(callback),
    /** Draws an inline badge and gives the number of the widget. */
    render: (container, options) => {
      if (options?.badge === 'inline') container.append(badge({ maxWidth: '100%' }));
      return widgets.push({ container, options }) - 1;
    },
    execute,
  };

  if (asked.get('render') !== 'explicit') drawAtEdge();
  const onload = window[asked.get('onload') ?? ''];
  if (typeof onload === 'function') setTimeout(onload);
})();
