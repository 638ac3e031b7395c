/** Checkout, payment and orders. */
export const orderRows = [
  {
    name: 'addressLookup',
    title: 'Address look-up',
    needs: ['Query.addressLookup'],
    without: 'Addresses are typed in full.',
  },
  {
    name: 'addressNameParts',
    title: 'Further parts of names',
    needs: ['prefix', 'middlename', 'suffix', 'fax'].map((field) => `input CartAddressInput.${field}`),
    without: 'Addresses at checkout are sent without prefix, middle name, suffix and fax number.',
  },
  {
    name: 'deliveryWindow',
    title: 'Delivery days',
    needs: [
      'AvailableShippingMethod.delivery_window',
      'CustomerOrder.delivery_window',
      'TrackedOrder.delivery_window',
      'ItemSubscription.next_order_date',
    ],
    without: 'Delivery methods and receipts name no days.',
  },
  {
    name: 'deliveryPromise',
    title: 'Delivery promise',
    needs: ['StoreConfig.delivery_promise'],
    without: 'Product pages and cart promise no delivery day and no price of delivery.',
  },
  {
    name: 'adyen',
    title: 'Adyen payment',
    needs: [
      'Query.adyenPaymentMethods',
      'Query.adyenPaymentStatus',
      'Mutation.adyenPaymentStart',
      'Mutation.adyenPaymentDetails',
    ],
    without: 'Adyen cannot be a way to pay.',
  },
  {
    name: 'braintree',
    title: 'Braintree payment',
    needs: ['Mutation.createBraintreeClientToken'],
    without: 'Braintree cannot be a way to pay.',
  },
  {
    name: 'placedOrder',
    title: 'Orders by cart',
    needs: ['Query.placedOrder', 'Mutation.settleOrderAttempt'],
    without:
      'The receipt is made of the cart as it was; a guest learns the number by e-mail. What became of a lost order is told by its cart.',
  },
  {
    name: 'orderClaim',
    title: 'Account after the order',
    needs: ['Mutation.claimOrder', 'CustomerOrder.guest_consent', 'CustomerOrder.token'],
    without: 'An account that a guest makes after an order does not get that order.',
  },
  {
    name: 'guestOrders',
    title: 'Orders of guests',
    needs: ['Query.guestOrderByToken', 'input OrderTokenInput.token'],
    without: 'Guests have no invoice to print.',
  },
  {
    name: 'seller',
    title: 'Seller on invoices',
    needs: ['StoreConfig.seller'],
    without: 'Nobody has an invoice to print: the backend does not say who sells.',
  },
  {
    name: 'orderTracking',
    title: 'Order tracking',
    needs: ['Query.trackedOrder', 'CustomerOrder.progress'],
    without: 'Guests have no page to follow an order; the history says the backend’s own word for its state.',
  },
  {
    name: 'orderFilters',
    title: 'Orders by day and state',
    needs: ['order_date', 'status'].map((field) => `input CustomerOrdersFilterInput.${field}`),
    without: 'Past orders are found by their number only.',
  },
  {
    name: 'orderCancellation',
    title: 'Cancelling an order',
    needs: ['Mutation.cancelOrder', 'StoreConfig.order_cancellation_enabled', 'StoreConfig.order_cancellation_reasons'],
    without: 'Customers cannot cancel an order in the shop.',
  },
  {
    name: 'orderItemProducts',
    title: 'Products of past orders',
    needs: ['OrderItemInterface.product'],
    without: 'Order history has no pictures and no links to products.',
  },
  {
    name: 'orderEmail',
    title: 'E-mail of an order',
    needs: ['CustomerOrder.email'],
    without: 'Receipts read from the order history name no e-mail address.',
  },
  {
    name: 'needHelp',
    title: 'Need help menu',
    needs: ['StoreConfig.need_help'],
    without: 'The checkout has no menu with contact details.',
  },
];
