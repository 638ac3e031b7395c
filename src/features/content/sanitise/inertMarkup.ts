// The strict policy of the page also holds in the document that is parsed: a style attribute would be ignored there, and
// it, a handler of an event and a base address reported. So a style is parsed under another name, and set through the
// object model, which the policy allows; the others, which never survive, are no such things when they are parsed.
export const styleCarrier = 'data-inline-style';
/** A tag, and what stands in it: the text of another attribute may look like a style. */
const openingTag = /<[a-z](?:"[^"]*"|'[^']*'|[^"'<>])*/gi;
const reportedAttribute = /"[^"]*"|'[^']*'|(?<=^<[a-z][^\s/"'<>]*\/+|[\s"'])(?:(style)|on[a-z]+)(?=\s*=)/gi;
const withoutReports = (html: string): string =>
  html.replace(openingTag, (tag) =>
    tag.replace(/^<base\b[^]*/i, '<wbr').replace(reportedAttribute, (found, style?: string) => {
      if (style !== undefined) return styleCarrier;
      return /^o/i.test(found) ? 'xx' : found;
    }),
  );

/** Style elements, which the policy of the page lets no document have, not even one that is only read. */
const styleElement = /<style(?:\s[^>]*)?>([\s\S]*?)<\/style\s*>/gi;

/** Keeps an editor's rules on an element that is nothing, for `applyStyleElements` to read. */
const keepRules = (_: string, rules: string): string =>
  `<wbr data-content-style="${encodeURIComponent(rules.toWellFormed())}">`;

/**
 * HTML as it may be parsed where the strict policy of the page holds: nothing of it is reported, and what style attributes
 * and style elements say stands in data attributes. It is as unsafe as before.
 */
export const inertMarkup = (html: string): string => withoutReports(html).replace(styleElement, keepRules);

/** Attributes by which scripts of themes (Alpine, Vue) show an element. */
const scriptAttributes = ['x-show', 'x-collapse', 'v-show'];

/** Notes that an element is shown by a script, which the shop does not run. */
export const noteScript = (element: Element): void => {
  if (scriptAttributes.some((name) => element.hasAttribute(name))) element.setAttribute('data-opened-by-script', '');
};
