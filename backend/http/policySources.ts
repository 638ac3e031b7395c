import { type PolicyPage, type PolicyRule, type SettingRow, settingRows } from '../../settings/table.js';
import type { ShopSettings } from './shopSettings';

/** Sources that a deployment's settings add to the policy of a page. */
export interface PolicySources {
  /** Sources by directive. */
  directives: ReadonlyMap<string, ReadonlySet<string>>;
  trustedTypes: ReadonlySet<string>;
  /** A script elsewhere writes style elements into the page: they can be allowed all together only. */
  hasInlineStyles: boolean;
}

type Value = string | string[] | undefined;

/** The origin of a setting that is an absolute URL; null for a path on the shop's own origin. */
const originOf = (value: Value): string | null =>
  typeof value === 'string' && /^https?:\/\//.test(value) ? new URL(value).origin : null;

/** The address of a setting that is an absolute URL, without its query; null for a path on the shop's own origin. */
const addressOf = (value: Value): string | null => {
  const origin = originOf(value);
  return origin && typeof value === 'string' ? origin + new URL(value).pathname : null;
};

/** The parts of a list that are sources as a policy writes them: an address or `self`, nothing that could end a directive. */
const sourcesIn = (list: readonly string[]): string[] =>
  list
    .filter((part) => /^(?:self|https?:\/\/[\w.:/-]+)$/.test(part))
    .map((part) => (part === 'self' ? "'self'" : part));

const isUsed = ({ adapter }: PolicyRule, { paymentAdapters }: ShopSettings): boolean =>
  adapter === undefined || (Array.isArray(paymentAdapters) && paymentAdapters.includes(adapter));

const standInOf = ({ standIn }: PolicyRule, { paymentUrl }: ShopSettings): string | null => {
  const origin = originOf(paymentUrl);
  return standIn === undefined || origin === null ? null : origin + standIn;
};

const sourcesOf = (rule: PolicyRule, value: Value, shop: ShopSettings): string[] => {
  if (Array.isArray(value)) return sourcesIn(value);
  const given = rule.as === 'origin' ? originOf(value) : addressOf(value);
  const source = given ?? standInOf(rule, shop) ?? rule.ownOrigin;
  return source === undefined ? [] : [source];
};

const isForeign = (rule: PolicyRule, source: string, { paymentUrl }: ShopSettings): boolean =>
  URL.canParse(source) && (rule.standIn === undefined || new URL(source).origin !== originOf(paymentUrl));

interface UsedRule {
  rule: PolicyRule;
  sources: string[];
}

const rulesFor = (page: PolicyPage, shop: ShopSettings): UsedRule[] =>
  settingRows.flatMap(({ key = '', policy = [] }: SettingRow) =>
    policy
      .filter((rule) => rule.pages.includes(page) && isUsed(rule, shop))
      .map((rule) => ({ rule, sources: sourcesOf(rule, shop[key], shop) })),
  );

/**
 * Exactly what the settings of a deployment allow on a page (`policy` in the table of settings). Scripts of payment
 * providers are loaded at the checkout only, films and maps everywhere else.
 */
export const policySources = (page: PolicyPage, shop: ShopSettings): PolicySources => {
  const rules = rulesFor(page, shop);
  const scripts = rules.filter(({ rule }) => rule.adapter !== undefined && rule.directives.includes('script-src'));
  const conditions = {
    mapsKey: Boolean(shop.mapsKey),
    providerScript: scripts.length > 0,
    foreignProviderScript: scripts.some(({ rule, sources }) => sources.some((source) => isForeign(rule, source, shop))),
  };
  const directives = new Map<string, Set<string>>();
  const trustedTypes = new Set<string>();
  let hasInlineStyles = false;
  for (const { rule, sources } of rules) {
    if (rule.when && !conditions[rule.when]) continue;
    for (const directive of rule.directives) {
      directives.set(directive, new Set([...(directives.get(directive) ?? []), ...sources]));
    }
    rule.trustedTypes?.forEach((name) => trustedTypes.add(name));
    if (!rule.foreign || !sources.some((source) => isForeign(rule, source, shop))) continue;
    rule.foreign.trustedTypes.forEach((name) => trustedTypes.add(name));
    hasInlineStyles ||= rule.foreign.hasInlineStyles === true;
  }
  return { directives, trustedTypes, hasInlineStyles };
};
