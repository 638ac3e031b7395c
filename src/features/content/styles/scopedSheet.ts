import { camelCase } from '../readers/camelCase';
import { safeValue } from '../rich/safeStyle';
import { declarationsOf, isMediaRule, isStyleRule } from '../tree/styleRules';
import { nestedSelector, scopedSelector } from './scopedSelector';

const isSupportsRule = (rule: CSSRule): rule is CSSSupportsRule => 'conditionText' in rule && !isMediaRule(rule);
const isDeclarations = (rule: CSSRule): rule is CSSRule & { style: CSSStyleDeclaration } =>
  'style' in rule && !('selectorText' in rule);

/** What moves nothing and covers nothing, and means something only where a rule holds for a while. */
const passing = /^(?:transition|cursor|opacity)/;
/** Words before or after an element; never a picture. */
const words = /^(?:none|normal|"(?:\\.|[^"\\])*")$/;
const loads = /\b(?:url|image-set|var|env|attr)\(/i;

const shownValue = (property: string, value: string): string | undefined => {
  if (property === 'content') return words.test(value) ? value : undefined;
  if (passing.test(property)) return loads.test(value) ? undefined : value;
  return safeValue(camelCase(property), value);
};

const declarationText = (style: CSSStyleDeclaration): string =>
  declarationsOf(style)
    .flatMap(([property, value, priority]) => {
      const shown = shownValue(property, value);
      return shown === undefined ? [] : [`${property}: ${shown}${priority && ' !important'};`];
    })
    .join(' ');

const ruleText = (rule: CSSRule, scope: string, parent?: string): string => {
  if (isMediaRule(rule)) return `@media ${rule.media.mediaText} { ${rulesText(rule.cssRules, scope, parent)} }`;
  if (isSupportsRule(rule)) return `@supports ${rule.conditionText} { ${rulesText(rule.cssRules, scope, parent)} }`;
  if (isStyleRule(rule)) {
    const selector = parent === undefined ? rule.selectorText : nestedSelector(rule.selectorText, parent);
    // Browsers that know no nested rules have no list of them.
    const nested: Iterable<CSSRule> | undefined = rule.cssRules;
    return `${scopedSelector(selector, scope)} { ${declarationText(rule.style)} } ${rulesText(nested ?? [], scope, selector)}`;
  }
  return parent !== undefined && isDeclarations(rule)
    ? `${scopedSelector(parent, scope)} { ${declarationText(rule.style)} }`
    : '';
};

const rulesText = (rules: Iterable<CSSRule>, scope: string, parent?: string): string =>
  [...rules].map((rule) => ruleText(rule, scope, parent)).join('\n');

/**
 * The rules of an editor's style element as a sheet that reaches elements of the scope only, with the properties and
 * values that style attributes may have. Rules for windows and features keep their condition; any other at-rule (imports,
 * fonts, animations, whose names hold everywhere) is left out.
 * @param scope class of the elements.
 */
export const scopedSheet = (rules: Iterable<CSSRule>, scope: string): string => rulesText(rules, scope);
