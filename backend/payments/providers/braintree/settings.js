/** Settings of Braintree's drop-in. Without its address the test provider's stand-in is loaded. */
export const braintreeSettings = [
  {
    variable: 'SHOP_BRAINTREE_SCRIPT_URL',
    key: 'braintreeScriptUrl',
    kind: 'text',
    defaultText: 'stand-in',
    policy: [
      {
        pages: ['checkout'],
        directives: ['script-src'],
        adapter: 'braintree',
        standIn: '/braintree/dropin.js',
        trustedTypes: ['payment'],
        // The real drop-in writes style elements and markup into the page.
        foreign: { trustedTypes: ['default'], hasInlineStyles: true },
      },
    ],
    description: "script of Braintree's drop-in",
  },
  {
    variable: 'SHOP_BRAINTREE_SCRIPT_HASH',
    key: 'braintreeScriptHash',
    kind: 'text',
    description: 'its integrity, such as `sha384-…`',
  },
];
