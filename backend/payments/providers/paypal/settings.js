/** Settings of PayPal Express Checkout: a backend names the page to go to, and the deployment whose pages these may be. */
export const paypalSettings = [
  {
    variable: 'SHOP_PAYPAL_ORIGINS',
    key: 'paypalOrigins',
    kind: 'list',
    defaultText: '`https://www.paypal.com`, `https://www.sandbox.paypal.com`',
    description: 'origins, comma separated, to which shoppers may be sent to agree to a payment with PayPal',
  },
];
