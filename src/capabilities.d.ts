/** What the backend has that this shop is built for; titles and meanings stand in settings/capabilities.js. */
interface Capabilities {
  /** Supplement facts. */
  readonly supplementFacts: boolean;
  /** Pack summaries. */
  readonly packSummaries: boolean;
  /** Unit prices. */
  readonly unitPrices: boolean;
  readonly packValues: boolean;
  readonly bundleContents: boolean;
  readonly dietMarks: boolean;
  readonly expectedDates: boolean;
  readonly stockAlerts: boolean;
  /** Product badges. */
  readonly productBadges: boolean;
  /** Premium content. */
  readonly premiumContent: boolean;
  /** Questions and answers. */
  readonly productFaq: boolean;
  /** Filtered reviews. */
  readonly reviewChoice: boolean;
  /** Verified reviews. */
  readonly verifiedReviews: boolean;
  /** Themes and needs of reviews. */
  readonly reviewThemes: boolean;
  /** Replies to reviews. */
  readonly reviewReplies: boolean;
  /** Photos with reviews. */
  readonly reviewPhotos: boolean;
  /** Reviews on the home page. */
  readonly reviewQuotes: boolean;
  /** Batch certificates. */
  readonly batchCertificates: boolean;
  /** Compare lists. */
  readonly compareLists: boolean;
  /** Quantity limits. */
  readonly quantityLimits: boolean;
  /** Filters of the demonstration shop. */
  readonly shopFilters: boolean;
  /** Sorting by rating and age. */
  readonly ratingAndNewestSort: boolean;
  /** Filter by category path. */
  readonly categoryPathFilter: boolean;
  /** Category menu. */
  readonly categoryMenu: boolean;
  /** Search suggestions. */
  readonly searchSuggestions: boolean;
  /** Popular searches. */
  readonly popularSearches: boolean;
  /** Configured cart count. */
  readonly cartCount: boolean;
  /** Price changes. */
  readonly priceChanges: boolean;
  readonly bundleSavings: boolean;
  /** Progress to free delivery. */
  readonly freeDeliveryProgress: boolean;
  /** Quick adds. */
  readonly quickAdds: boolean;
  /** Bigger packs. */
  readonly packUpsell: boolean;
  /** Free gift. */
  readonly freeGift: boolean;
  /** Gift cards. */
  readonly giftCards: boolean;
  /** Balance of gift cards. */
  readonly giftCardBalance: boolean;
  /** Store credit. */
  readonly storeCredit: boolean;
  /** Reward points. */
  readonly rewardPoints: boolean;
  /** Gift messages. */
  readonly giftMessages: boolean;
  readonly giftOptions: boolean;
  readonly giftOptionTaxes: boolean;
  /** Subscriptions. */
  readonly subscriptions: boolean;
  /** Later orders of subscriptions. */
  readonly subscriptionOrders: boolean;
  /** Delivery estimate. */
  readonly deliveryEstimate: boolean;
  /** Tax display in the cart by the extension's settings. */
  readonly cartTaxDisplay: boolean;
  /** Tax display in the cart by Magento's own settings. */
  readonly cartTaxSettings: boolean;
  /** Several coupons. */
  readonly severalCoupons: boolean;
  /** Bot protection of coupons. */
  readonly couponCaptcha: boolean;
  /** Address look-up. */
  readonly addressLookup: boolean;
  /** Further parts of names. */
  readonly addressNameParts: boolean;
  /** Fields of forms. */
  readonly formFields: boolean;
  /** Click and collect. */
  readonly storePickup: boolean;
  /** Hours and stock of shops to collect from. */
  readonly pickupDetails: boolean;
  /** Delivery days. */
  readonly orderAmountsWithTax: boolean;
  readonly deliveryWindow: boolean;
  /** Delivery promise. */
  readonly deliveryPromise: boolean;
  /** Adyen payment. */
  readonly adyen: boolean;
  /** Braintree payment. */
  readonly braintree: boolean;
  /** PayPal Express Checkout. */
  readonly paypalExpress: boolean;
  /** Default card. */
  readonly defaultCard: boolean;
  /** Orders by cart. */
  readonly placedOrder: boolean;
  /** Account after the order. */
  readonly orderClaim: boolean;
  /** Orders of guests. */
  readonly guestOrders: boolean;
  readonly orderNumbers: boolean;
  readonly guestOrderLookup: boolean;
  readonly guestOrderPostcode: boolean;
  readonly guestOrderLastname: boolean;
  /** Seller on invoices. */
  readonly seller: boolean;
  /** Order tracking. */
  readonly orderTracking: boolean;
  /** Orders by day and state. */
  readonly orderFilters: boolean;
  /** Cancelling an order. */
  readonly orderCancellation: boolean;
  /** Returns. */
  readonly returns: boolean;
  /** Cancelling a guest's order. */
  readonly guestCancellation: boolean;
  /** Returns of guests. */
  readonly guestReturns: boolean;
  /** Purchased downloads. */
  readonly purchasedDownloads: boolean;
  /** Products of past orders. */
  readonly orderItemProducts: boolean;
  /** E-mail of an order. */
  readonly orderEmail: boolean;
  /** Need help menu. */
  readonly needHelp: boolean;
  /** New accounts opened by a mailed link. */
  readonly accountConfirmation: boolean;
  /** Mails that open an account, once more. */
  readonly confirmationResend: boolean;
  /** Consent texts. */
  readonly consentTexts: boolean;
  /** Consent records. */
  readonly consentRecords: boolean;
  /** Consent of an account. */
  readonly consentState: boolean;
  /** Channels besides the newsletter. */
  readonly communicationChannels: boolean;
  /** Copy and deletion of personal data. */
  readonly personalData: boolean;
  /** Letters at checkout. */
  readonly emailConsent: boolean;
  /** Newsletter consent. */
  readonly newsletterConsent: boolean;
  /** Newsletter setting. */
  readonly newsletterSetting: boolean;
  /** Guest checkout setting. */
  readonly guestCheckoutSetting: boolean;
  /** Contact form. */
  readonly contactForm: boolean;
  /** Reasons of a message. */
  readonly contactReasons: boolean;
  /** Consent of a message. */
  readonly contactConsent: boolean;
  /** Bot protection. */
  readonly captchaConfig: boolean;
  /** Bot protection by form. */
  readonly captchaByForm: boolean;
  /** Dynamic blocks. */
  readonly dynamicBlocks: boolean;
  /** Robots of pages. */
  readonly pageRobots: boolean;
  /** Order of product sections. */
  readonly productSections: boolean;
  /** Length of a sign-in in seconds. */
  readonly tokenLifetime: boolean;
  /** Length of a sign-in by Magento's own setting. */
  readonly tokenHours: boolean;
  /** Rules of addresses by country. */
  readonly addressRules: boolean;
  /** Store locator. */
  readonly storeLocator: boolean;
  /** Favourite store. */
  readonly favouriteStore: boolean;
  /** Current currency. */
  readonly currentCurrency: boolean;
  /** Preview of scheduled content. */
  readonly preview: boolean;
  /** Several wishlists. */
  readonly multipleWishlists: boolean;
  /** Names of saved products. */
  readonly savedNames: boolean;
}

/** Every use becomes a literal in a build, so that code of what is absent is dropped: `CAPABILITIES.giftCards ? … : undefined`. */
declare const CAPABILITIES: Capabilities;

/** Whether the backend lacks something that documents ask for, so that requests are trimmed and answers filled. */
declare const TRIMS_DOCUMENTS: boolean;

/** Attributes whose options the backend filters by readable names; empty for a backend that filters by the ids of options. */
declare const NAMED_FILTERS: readonly string[];

/** Text of the regular expression for paths in links that are no pages of the shop (settings/servedPaths.js). */
declare const LINKED_DOCUMENTS: string;
