import createDOMPurify from 'dompurify';
import { inertMarkup, noteScript } from './inertMarkup';
import { notePictures } from './notePictures';
import { ownPolicy } from './ownPolicy';
import { noteVector, setInlineStyle } from './vectorNotes';

const purify = createDOMPurify(window);

purify.addHook('afterSanitizeAttributes', setInlineStyle);

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
  // A frame that a script would load late has its address elsewhere, and none or an empty page in its place.
  const src = [
    node.getAttribute('data-src'),
    node.getAttribute('src'),
    node.querySelector('source')?.getAttribute('src'),
  ];
  const address = [...src, node.getAttribute('data')].find((each) => each && each !== 'about:blank');
  if (address) note.dataset.src = address;
  for (const name of ['poster', 'title', 'autoplay', 'muted']) {
    const value = node.getAttribute(name);
    if (value !== null) note.setAttribute(`data-${name}`, value);
  }
  node.before(note);
});

/** What is drawn in the text becomes a picture, and what says where pictures come from is noted before it goes. */
purify.addHook('uponSanitizeElement', (node) => {
  if (!(node instanceof Element)) return;
  notePictures(node);
  noteVector(node);
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
  TRUSTED_TYPES_POLICY: ownPolicy,
  // Without `target` links lose their new tab; the others are spaces around pictures.
  ADD_ATTR: ['target', 'hspace', 'vspace'],
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
