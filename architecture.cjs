/**
 * Who may import whom. The import checker (.dependency-cruiser.cjs) and ESLint read this table; so do people.
 * A feature lists the features whose top level it may import; the list is short and acyclic.
 */
module.exports = {
  features: {
    session: [],
    catalog: [],
    listing: ['catalog'],
    search: ['catalog'],
    storeView: [],
    locator: ['session'],
    consent: ['content'],
    newsletter: ['consent'],
    contact: ['session', 'consent'],
    content: ['session', 'catalog', 'cart', 'wishlist'],
    formFields: [],
    account: ['session', 'cart', 'consent', 'formFields'],
    recentlyViewed: ['catalog', 'cart', 'wishlist'],
    recommendations: ['catalog', 'cart', 'wishlist'],
    comparison: ['session'],
    reviews: ['session', 'catalog'],
    certificates: [],
    address: ['formFields'],
    subscription: [],
    cart: ['session', 'catalog', 'subscription', 'address'],
    payment: [],
    orderGifts: ['cart'],
    orders: ['session', 'address', 'catalog', 'cart', 'orderGifts', 'subscription', 'payment'],
    wishlist: ['session'],
    checkout: [
      'session',
      'cart',
      'address',
      'formFields',
      'payment',
      'subscription',
      'consent',
      'content',
      'locator',
      'orders',
    ],
  },
  /** Layers that a file of the named layer may import, besides its own. */
  layers: {
    kernel: [],
    ui: ['kernel'],
    features: ['ui', 'kernel'],
    pages: ['features', 'ui', 'kernel'],
    shell: ['features', 'ui', 'kernel'],
    app: ['shell', 'pages', 'features', 'ui', 'kernel', 'boot'],
    // Inlined into the page: pure functions that pages use too; .dependency-cruiser.cjs says the rest.
    boot: ['features', 'kernel'],
  },
};
