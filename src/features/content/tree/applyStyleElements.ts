import { camelCase } from '../readers/camelCase';
import type { MediaQuery } from './contentNode';
import { declarationsOf, isMediaRule, isStyleRule, rulesOf, styleTextOf } from './styleRules';

/** The rules for some windows only, by the element that they hit. */
export type MediaRules = ReadonlyMap<Element, readonly MediaQuery[]>;

/** Classes of the elements that the rules of a style element reach, by what stands in its place. */
export const liveScopes = new WeakMap<Element, string>();
let scopeCount = 0;

/** Selector of the rules that Page Builder writes; a page has one for nearly every block. */
const styleMark = /^\[data-pb-style="?([^"\]]+)"?\]$/;

type Finder = (selector: string) => readonly HTMLElement[] | undefined;

/**
 * Finds the elements of a selector of Page Builder's; undefined for any other. They are looked up, not searched for: rule
 * by rule through the whole tree took half a second on a page of 5,000 blocks.
 */
const finderIn = (root: ParentNode): Finder => {
  const marked = new Map<string, HTMLElement[]>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-pb-style]')) {
    const mark = element.dataset.pbStyle ?? '';
    const others = marked.get(mark);
    if (others) others.push(element);
    else marked.set(mark, [element]);
  }
  return (selector) => {
    const marks = selector
      .replaceAll('#html-body ', '')
      .split(/,\s*/)
      .map((one) => styleMark.exec(one)?.[1]);
    return marks.every((mark) => mark !== undefined) ? marks.flatMap((mark) => marked.get(mark) ?? []) : undefined;
  };
};

/** Names of the properties that an element's own style attribute sets: they win over rules. */
const ownProperties = (fragment: ParentNode): Map<HTMLElement, Set<string>> =>
  new Map(
    [...fragment.querySelectorAll<HTMLElement>('[style]')].map((element) => [
      element,
      new Set(Array.from(element.style)),
    ]),
  );

/** Puts the rules for one window into the element's list: one entry for each, whatever number of times it stands there. */
const addMedia = (known: readonly MediaQuery[], media: string, style: Record<string, string>): MediaQuery[] =>
  known.some((query) => query.media === media)
    ? known.map((query) => (query.media === media ? { media, style: { ...query.style, ...style } } : query))
    : [...known, { media, style }];

/**
 * Returns what gives the elements that a style element may reach a class of their own: those of its block, or all where it
 * stands beside the blocks. Style elements of one block share its class: content with hundreds of them was hundreds of
 * walks through all of its elements.
 */
const scopesIn = (fragment: ParentNode): ((styleElement: HTMLElement) => void) => {
  const scopes = new Map<ParentNode, string>();
  return (styleElement) => {
    const block = styleElement.closest('[data-content-type]');
    const place = block ?? fragment;
    const known = scopes.get(place);
    const scope = known ?? `own-${(scopeCount += 1)}`;
    if (known === undefined) {
      scopes.set(place, scope);
      for (const element of [block, ...place.querySelectorAll('*')]) element?.classList.add(scope);
    }
    liveScopes.set(styleElement, scope);
  };
};

/**
 * Page Builder keeps its styles in `<style>` elements of rules on `[data-pb-style]`. Moves them to the elements' inline
 * styles, below what stands there already: no such rule reaches another part of the page. What holds for some windows only
 * is handed back by element. A style element with other rules, which editors write, stays in its place for `LiveStyle`.
 */
export const applyStyleElements = (fragment: ParentNode): MediaRules => {
  // The shop shows lists of products in its own way.
  fragment.querySelectorAll('.product-item [data-content-style]').forEach((element) => element.remove());
  const styleElements = fragment.querySelectorAll<HTMLElement>('[data-content-style]');
  const mediaRules = new Map<Element, MediaQuery[]>();
  if (styleElements.length === 0) return mediaRules;
  const own = ownProperties(fragment);
  const find = finderIn(fragment);
  const openScope = scopesIn(fragment);

  /** Whether it is a rule of Page Builder's. */
  const apply = ({ selectorText, style }: CSSStyleRule): boolean => {
    const found = find(selectorText);
    for (const element of found ?? []) {
      for (const [property, value, priority] of declarationsOf(style)) {
        const isOwn = own.get(element)?.has(property);
        const isOutdone = element.style.getPropertyPriority(property) ? isOwn || !priority : isOwn && !priority;
        if (!isOutdone) element.style.setProperty(property, value, priority);
      }
    }
    return !!found;
  };
  const keep = ({ cssRules, media }: CSSMediaRule): boolean =>
    [...cssRules]
      .map((inner) => {
        const found = isStyleRule(inner) ? find(inner.selectorText) : undefined;
        if (!found || !isStyleRule(inner)) return false;
        const style = Object.fromEntries(declarationsOf(inner.style).map(([name, value]) => [camelCase(name), value]));
        for (const element of found)
          mediaRules.set(element, addMedia(mediaRules.get(element) ?? [], media.mediaText, style));
        return true;
      })
      .every(Boolean);

  for (const styleElement of styleElements) {
    const areApplied = rulesOf(styleTextOf(styleElement)).map((rule) =>
      isStyleRule(rule) ? apply(rule) : isMediaRule(rule) && keep(rule),
    );
    if (areApplied.every(Boolean)) styleElement.remove();
    else openScope(styleElement);
  }
  return mediaRules;
};
