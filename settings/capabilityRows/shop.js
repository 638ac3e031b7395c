/** The shop around products and cart: account, contact, newsletter, content. */
export const shopRows = [
  {
    name: 'consentTexts',
    title: 'Consent texts',
    needs: ['StoreConfig.gdpr_consent_texts'],
    without: "Forms show the shop's own consent texts.",
  },
  {
    name: 'consentRecords',
    title: 'Consent records',
    needs: ['Mutation.addOrUpdateCustomerConsent', 'Mutation.addOrUpdateGuestConsent'],
    without: 'Consent is asked for but not recorded.',
  },
  {
    name: 'consentState',
    title: 'Consent of an account',
    needs: ['Customer.data_consent'],
    without: 'The account page asks for consent without telling what was answered before.',
  },
  {
    name: 'communicationChannels',
    title: 'Channels besides the newsletter',
    needs: ['Customer.communication_channels', 'Mutation.setChannelConsent'],
    without: 'The page of communications has the newsletter only.',
  },
  {
    name: 'personalData',
    title: 'Copy and deletion of personal data',
    needs: ['Mutation.requestPersonalData', 'Mutation.confirmPersonalDataRequest'],
    without: 'Customers cannot ask for a copy of their data or its deletion in the shop.',
  },
  {
    name: 'emailConsent',
    title: 'Letters at checkout',
    needs: ['StoreConfig.kl_email_consent_config'],
    without: 'The checkout does not offer letters.',
  },
  {
    name: 'newsletterConsent',
    title: 'Newsletter consent',
    needs: ['is_consent', 'optinSource'].map((name) => `Mutation.subscribeEmailToNewsletter(${name})`),
    without: 'The newsletter is subscribed to without a record of consent and place.',
  },
  {
    name: 'newsletterSetting',
    title: 'Newsletter setting',
    needs: ['StoreConfig.newsletter_enabled'],
    without: 'Whether there is a newsletter is not known.',
  },
  {
    name: 'contactForm',
    title: 'Contact form',
    needs: ['Mutation.contactUs', 'StoreConfig.contact_enabled'],
    without: 'No contact form.',
  },
  {
    name: 'contactReasons',
    title: 'Reasons of a message',
    needs: ['contactReason', 'orderNumber']
      .map((field) => `input ContactUsInput.${field}`)
      .concat('StoreConfig.contact_reasons'),
    without: 'The contact form does not ask what a message is about.',
  },
  {
    name: 'contactConsent',
    title: 'Consent of a message',
    needs: ['input ContactUsInput.is_consent'],
    without: 'The contact form does not send a consent.',
  },
  {
    name: 'captchaConfig',
    title: 'Bot protection',
    needs: ['Query.recaptchaV3Config'],
    without: 'Forms have no bot protection.',
  },
  {
    name: 'dynamicBlocks',
    title: 'Dynamic blocks',
    needs: ['Query.dynamicBlocks'],
    without: 'Content that depends on the visitor is left out.',
  },
  {
    name: 'pageRobots',
    title: 'Robots of pages',
    needs: ['CmsPage.meta_robots'],
    without: 'Search engines may keep every content page.',
  },
  {
    name: 'productSections',
    title: 'Order of product sections',
    needs: ['StoreConfig.product_page_sections'],
    without: 'The sections of product pages stand in their default order.',
  },
  {
    name: 'tokenLifetime',
    title: 'Length of a sign-in in seconds',
    needs: ['StoreConfig.customer_token_expiration_time'],
    without: "A sign-in lasts as many hours as Magento's own setting says.",
  },
  {
    name: 'tokenHours',
    title: "Length of a sign-in by Magento's own setting",
    needs: ['StoreConfig.customer_access_token_lifetime'],
    without: 'A sign-in is taken to last an hour, as Magento does by default.',
  },
  {
    name: 'addressRules',
    title: 'Rules of addresses by country',
    needs: ['default_country', 'countries_with_required_region', 'optional_zip_countries'].map(
      (field) => `StoreConfig.${field}`,
    ),
    without: 'Addresses of other countries name a region where there are some, and a postcode but in four countries.',
  },
  {
    name: 'storeLocator',
    title: 'Store locator',
    needs: ['Query.pointsOfSale', 'Query.placePosition', 'StoreConfig.distance_unit', 'type PointOfSale'],
    without: 'No pages of shops in streets, and no links to them.',
  },
  {
    name: 'favouriteStore',
    title: 'Favourite store',
    needs: [
      'StoreConfig.favorite_store_enabled',
      'Query.getFavoriteStore',
      'Mutation.setFavoriteStore',
      'Query.pointOfSaleStock',
    ],
    without: 'No favourite point of sale.',
  },
  {
    name: 'currentCurrency',
    title: 'Current currency',
    needs: ['Currency.current_currency_code'],
    without: 'The currency switcher marks the currency that the visitor chose.',
  },
  {
    name: 'preview',
    title: 'Preview of scheduled content',
    needs: ['ProductInterface.staged', 'CategoryInterface.staged'],
    without: 'The shop takes no preview messages from a back office.',
  },
  {
    name: 'multipleWishlists',
    title: 'Several wishlists',
    needs: [
      'Mutation.createWishlist',
      'Mutation.updateWishlist',
      'Mutation.deleteWishlist',
      'Mutation.moveProductsBetweenWishlists',
      'StoreConfig.enable_multiple_wishlists',
      'StoreConfig.maximum_number_of_wishlists',
      'Wishlist.name',
    ],
    without: 'A customer has one wishlist.',
  },
  {
    name: 'savedNames',
    title: 'Names of saved products',
    needs: ['WishlistItemInterface.saved_name'],
    without: 'A saved product that has left the catalogue has no name on the wishlist.',
  },
];
