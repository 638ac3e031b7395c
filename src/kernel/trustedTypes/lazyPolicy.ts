/** Functions that return values a policy trusts; each throws for values that it does not. */
export interface PolicyRules {
  createScriptURL?: (url: string) => string;
  createScript?: (text: string) => string;
  createHTML?: (html: string) => string;
}

interface PolicyFactory {
  createPolicy: <Rules extends PolicyRules>(name: string, rules: Rules) => Rules;
}

const isFactory = (value: unknown): value is PolicyFactory =>
  typeof value === 'object' && value !== null && 'createPolicy' in value;

/**
 * A Trusted Types policy, made when it is first needed and only then: the page's Content-Security-Policy allows each name
 * once. Where the browser has no Trusted Types, the same rules without them.
 */
export const lazyPolicy = <Rules extends PolicyRules>(name: string, rules: Rules): (() => Rules) => {
  let policy: Rules | undefined;
  return () => {
    const factory: unknown = Reflect.get(window, 'trustedTypes');
    policy ??= isFactory(factory) ? factory.createPolicy(name, rules) : rules;
    return policy;
  };
};
