import createDOMPurify, { type Config } from 'dompurify';
import { shopPolicy } from '@/kernel/trustedTypes/shopPolicy';
import { inertMarkup, noteScript, styleCarrier } from './inertMarkup';

const purify = createDOMPurify(window);

/** Where the browser has Trusted Types it is one of its policies; elsewhere it hands on texts, and serves as well. */
const isPolicy = (policy: unknown): policy is NonNullable<Config['TRUSTED_TYPES_POLICY']> => Boolean(policy);

const ownPolicy: unknown = shopPolicy();

purify.addHook('afterSanitizeAttributes', (node) => {
  const style = node.getAttribute(styleCarrier) ?? node.getAttribute('style');
  if (style === null) return;
  node.removeAttribute(styleCarrier);
  node.removeAttribute('style');
  if (node instanceof HTMLElement || node instanceof SVGElement) node.style.cssText = style;
});

/** Ids that could clobber are dropped; before, their names are kept for the links within the page that lead to them. */
purify.addHook('beforeSanitizeAttributes', (node) => {
  // The hook is called for text and comment nodes, too.
  if (!(node instanceof Element)) return;
  noteScript(node);
  const name = node.getAttribute('id') || (node.localName === 'a' && node.getAttribute('name'));
  if (name && /^\S{1,80}$/.test(name)) node.setAttribute('data-content-id', name);
});

/** Keeps the attributes of a frame or film on an inert element; the video player decides how to show it. */
purify.addHook('uponSanitizeElement', (node, { tagName }) => {
  if (!/^(?:iframe|video|audio|embed|object)$/.test(tagName) || !(node instanceof Element)) return;
  const note = node.ownerDocument.createElement('div');
  note.dataset.element = 'video';
  for (const name of ['src', 'poster', 'title', 'autoplay', 'muted']) {
    const inner = name === 'src' ? node.querySelector('source') : null;
    const value =
      node.getAttribute(name) ?? inner?.getAttribute(name) ?? (name === 'src' ? node.getAttribute('data') : null);
    if (value !== null) note.setAttribute(`data-${name}`, value);
  }
  node.before(note);
});

/** A form goes; the SKU that it would have added stays with the product of the list that it belongs to. */
purify.addHook('uponSanitizeElement', (node, { tagName }) => {
  if (tagName !== 'form' || !(node instanceof Element)) return;
  const sku = node.getAttribute('data-product-sku');
  if (sku) node.closest('.product-item')?.setAttribute('data-product-sku', sku);
});

// Something visible before the content: without it a leading <style> would go into the head and be lost, and a <frameset>
// would take the place of the body.
const opening = '<wbr>';

const policy = {
  RETURN_DOM_FRAGMENT: true as const,
  // Never DOMPurify's own, whose name any script that comes before it could claim to vouch for everything.
  TRUSTED_TYPES_POLICY: isPolicy(ownPolicy) ? ownPolicy : null,
  // Without `target` links lose their new tab.
  ADD_ATTR: ['target'],
  USE_PROFILES: { html: true },
  FORBID_TAGS: [
    'form',
    'input',
    'select',
    'textarea',
    'option',
    'dialog',
    'audio',
    'video',
    'source',
    'track',
    'map',
    'area',
    'noscript',
  ],
  FORBID_ATTR: ['srcset', 'srcdoc', 'ping', 'formaction', 'background', 'usemap', 'is', 'slot', 'popovertarget'],
};

/**
 * Turns backend HTML into a safe tree: the one policy for every HTML sink. Nothing that runs, submits or
 * embeds survives. What `style` elements say is kept, because Page Builder has its styles there: it is read, never rendered.
 */
export const sanitise = (html: string): DocumentFragment => {
  const tree = purify.sanitize(opening + inertMarkup(html), policy);
  tree.firstElementChild?.remove();
  return tree;
};
