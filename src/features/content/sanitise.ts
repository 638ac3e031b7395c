import createDOMPurify from 'dompurify';

const purify = createDOMPurify(window);

/**
 * Turns backend HTML into a safe tree: the one policy for every HTML sink (ARCHITECTURE §4). Nothing that runs, submits or
 * embeds survives; `style` elements stay, because Page Builder keeps its styles there, and are read, never rendered.
 */
export const sanitise = (html: string): DocumentFragment =>
  purify.sanitize(html, {
    RETURN_DOM_FRAGMENT: true,
    // Without it a leading <style> is lost; without `target` links lose their new tab.
    FORCE_BODY: true,
    ADD_ATTR: ['target'],
    USE_PROFILES: { html: true },
    ADD_TAGS: ['style'],
    FORBID_TAGS: [
      'form',
      'input',
      'select',
      'textarea',
      'option',
      'dialog',
      'audio',
      'source',
      'track',
      'map',
      'area',
      'noscript',
    ],
    FORBID_ATTR: ['srcset', 'srcdoc', 'ping', 'formaction', 'background', 'usemap', 'is', 'slot', 'popovertarget'],
  });
