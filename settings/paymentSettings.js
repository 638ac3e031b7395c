/** Settings of payment that belong to no single provider. */
export const paymentSettings = [
  {
    variable: 'SHOP_PAYMENT_URL',
    key: 'paymentUrl',
    kind: 'text',
    defaultText: 'the next port',
    policy: [{ pages: ['shop', 'checkout'], directives: ['frame-src'], as: 'origin' }],
    description: "origin of the payment provider's card fields",
  },
  {
    variable: 'SHOP_PAYMENT_ADAPTERS',
    key: 'paymentAdapters',
    kind: 'list',
    defaultText: '`test`, `test_wallet`',
    description:
      'ways to pay, comma separated: `test`, `test_wallet`, `braintree`, `adyen`, `paypal_express`; see docs/operations.md and docs/wallets.md',
  },
  {
    variable: 'SHOP_CARD_BRANDS',
    key: 'cardBrands',
    kind: 'list',
    defaultText: 'three brands',
    description: 'marks beside cards, comma separated: `Visa`, `Mastercard`, `American Express`',
  },
];

/** Settings of the scripts of all providers. */
export const providerScriptSettings = [
  {
    variable: 'SHOP_PAYMENT_SOURCES',
    key: 'paymentSources',
    kind: 'list',
    policy: [
      {
        pages: ['checkout'],
        // Some banks are reached by a form that a provider's script sends.
        directives: ['style-src', 'img-src', 'connect-src', 'frame-src', 'form-action'],
        when: 'providerScript',
      },
      { pages: ['checkout'], directives: ['script-src'], when: 'foreignProviderScript' },
    ],
    description: 'addresses, comma separated, that these scripts need besides',
  },
];
