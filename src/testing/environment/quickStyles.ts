import { createRequire } from 'node:module';

/**
 * Every query by role asks for the computed style of many elements, and jsdom works out each again from the 120 rules of
 * browsers: a tenth of all time. What hides an element, or stands it in a line, is all that a query or a matcher reads of
 * those rules. Imported before jsdom, whose modules take what they find.
 */
const fromJsdom = createRequire(require.resolve('jest-environment-jsdom'));

const sheet = 'jsdom/lib/jsdom/browser/default-stylesheet.js';
const readOfBrowser = /^\s*(display|visibility)\s*:/;

/** The rules of browsers with nothing but the declarations that are read. */
const shortened = (text: string): string => {
  const rules = text.replace(/\/\*[\s\S]*?\*\/|@namespace[^;]*;/g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g);
  return [...rules]
    .map(([, selector = '', body = '']) => {
      const kept = body.split(';').filter((declaration) => readOfBrowser.test(declaration));
      return kept.length === 0 ? '' : `${selector} { ${kept.join(';')} }`;
    })
    .join('\n');
};

const text = fromJsdom(sheet) as string;
const loaded = fromJsdom.cache[fromJsdom.resolve(sheet)];
if (loaded) loaded.exports = shortened(text);

interface ElementInJsdom {
  _localName: string;
  _ownerDocument: { _styleCache: object | null };
  hasAttribute: (name: string) => boolean;
}

type Matches = (element: ElementInJsdom, selector: string) => boolean;

const names = /^[a-z][a-z0-9]*(\s*,\s*[a-z][a-z0-9]*)*$/;
const compound = /^([a-z][a-z0-9]*)[[:.][^\s,>+~]*$/;
const attribute = /^\[([a-z-]+)\]$/;

const quickly = new Map<string, ((element: ElementInJsdom) => boolean | undefined) | undefined>();

/** What tells without jsdom's own matcher whether a selector fits; undefined where only the matcher can. */
const quickTest = (selector: string): ((element: ElementInJsdom) => boolean | undefined) | undefined => {
  if (names.test(selector)) {
    const tags = new Set(selector.split(/\s*,\s*/));
    return ({ _localName }) => tags.has(_localName);
  }
  const tag = compound.exec(selector)?.[1];
  if (tag !== undefined) return ({ _localName }) => (_localName === tag ? undefined : false);
  const name = attribute.exec(selector)?.[1];
  return name === undefined ? undefined : (element) => element.hasAttribute(name);
};

const selectors = fromJsdom('jsdom/lib/jsdom/living/helpers/selectors.js') as { matchesDontThrow: Matches };
const { matchesDontThrow } = selectors;
selectors.matchesDontThrow = (element, selector) => {
  if (!quickly.has(selector)) quickly.set(selector, quickTest(selector));
  return quickly.get(selector)?.(element) ?? matchesDontThrow(element, selector);
};

const styleRules = 'jsdom/lib/jsdom/living/helpers/style-rules.js';
const { propertiesWithResolvedValueImplemented: resolved } = fromJsdom(styleRules) as {
  propertiesWithResolvedValueImplemented: Record<string, unknown>;
};
// No test looks at an inherited colour: without them the query takes half the time.
for (const name of Object.keys(resolved)) if (name.includes('color')) Reflect.deleteProperty(resolved, name);

const { implForWrapper } = fromJsdom('jsdom/lib/jsdom/living/generated/utils.js') as {
  implForWrapper: (node: Element) => ElementInJsdom | null;
};

/** Computed styles of a document until it changes, when jsdom takes another object for its own cache of rules. */
const computed = new WeakMap<object, WeakMap<Element, CSSStyleDeclaration>>();

/** Works out the computed style of an element once for as long as the document does not change. */
export const rememberStyles = (window: Pick<Window, 'getComputedStyle'>): void => {
  const { getComputedStyle } = window;
  window.getComputedStyle = (element, pseudo) => {
    const place = implForWrapper(element)?._ownerDocument;
    if (pseudo || !place || !element.isConnected) return getComputedStyle(element, pseudo);
    const known = place._styleCache ? computed.get(place._styleCache)?.get(element) : undefined;
    if (known) return known;
    const style = getComputedStyle(element);
    if (!place._styleCache) return style;
    const ofDocument = computed.get(place._styleCache) ?? new WeakMap<Element, CSSStyleDeclaration>();
    computed.set(place._styleCache, ofDocument);
    ofDocument.set(element, style);
    return style;
  };
};
