/** Settings of Adyen's drop-in. Without its addresses the test provider's stand-ins are loaded. */
export const adyenSettings = [
  {
    variable: 'SHOP_ADYEN_SCRIPT_URL',
    key: 'adyenScriptUrl',
    kind: 'text',
    defaultText: 'stand-in',
    policy: [
      {
        pages: ['checkout'],
        directives: ['script-src'],
        adapter: 'adyen',
        standIn: '/adyen/adyen.js',
        trustedTypes: ['payment'],
        // The real drop-in writes style elements and markup into the page.
        foreign: { trustedTypes: ['default'], hasInlineStyles: true },
      },
    ],
    description: "script of Adyen's drop-in",
  },
  { variable: 'SHOP_ADYEN_SCRIPT_HASH', key: 'adyenScriptHash', kind: 'text', description: 'its integrity' },
  {
    variable: 'SHOP_ADYEN_STYLE_URL',
    key: 'adyenStyleUrl',
    kind: 'text',
    defaultText: 'stand-in',
    policy: [{ pages: ['checkout'], directives: ['style-src'], adapter: 'adyen', standIn: '/adyen/adyen.css' }],
    description: 'its style sheet',
  },
  {
    variable: 'SHOP_ADYEN_CLIENT_KEY',
    key: 'adyenClientKey',
    kind: 'text',
    defaultText: '`test_HALEWELL`',
    description: "Adyen's client key",
  },
  {
    variable: 'SHOP_ADYEN_ENVIRONMENT',
    key: 'adyenEnvironment',
    kind: 'text',
    defaultText: '`test`',
    description: "Adyen's environment, such as `live`",
  },
];
