const everywhere = ['shop', 'checkout'];

/** Where the shop's data come from, and how it presents itself. */
export const shopSettings = [
  {
    variable: 'SHOP_BACKEND',
    kind: 'text',
    defaultText: 'the embedded one',
    description:
      'GraphQL address of a Magento, which is looked at and served before, or its capability file, which `npm run check-backend` writes with the address and the settings of its store; without an address in it the embedded backend answers',
  },
  {
    variable: 'SHOP_BACKEND_SCHEMA',
    kind: 'text',
    defaultText: 'what the Magento itself says',
    description:
      'with the address of a Magento whose introspection is off: a file that says what it has, one of `settings/backends`, a capability file of `npm run check-backend`, a `.graphqls` or the `.json` of an introspection',
  },
  {
    variable: 'SHOP_BRAND',
    kind: 'text',
    defaultText: '`brand/halewell.json`, with `SHOP_BACKEND` `brand/plain.json`',
    description: "file of the shop's name, promises, links and pictures, read by the build: docs/brand.md",
  },
  {
    variable: 'SHOP_GRAPHQL_URL',
    key: 'graphqlUrl',
    kind: 'text',
    default: '/graphql',
    policy: [{ pages: everywhere, directives: ['connect-src'], as: 'origin' }],
    description: 'GraphQL endpoint',
  },
  {
    variable: 'SHOP_REST_URL',
    key: 'restUrl',
    kind: 'text',
    default: '/rest',
    policy: [{ pages: everywhere, directives: ['connect-src'], as: 'origin' }],
    description: 'base of the REST calls',
  },
  {
    variable: 'SHOP_MEDIA_URL',
    key: 'mediaUrl',
    kind: 'text',
    defaultText:
      "`/media/`; before a Magento whose pictures nobody makes smaller here the store's own base where it is elsewhere",
    policy: [
      { pages: everywhere, directives: ['img-src', 'connect-src'], as: 'origin' },
      { pages: ['shop'], directives: ['media-src'], as: 'origin' },
    ],
    description: "base of pictures and films; its origin is allowed by the page's policy",
  },
  {
    variable: 'SHOP_IMAGE_SERVICE',
    kind: 'choice',
    choices: ['resize', 'nginx', 'imgproxy', 'cloudflare', 'fastly', 'none'],
    defaultText: '`resize`; `none` before a Magento whose address is not known, and with a `SHOP_MEDIA_URL` before one',
    description:
      'what makes pictures smaller: the server of `npm start` and `npm run serve`, nginx with its image filter, imgproxy, Cloudflare, Fastly IO, or nothing; read by the build: docs/magento.md',
  },
  {
    variable: 'SHOP_IMAGE_SERVICE_URL',
    key: 'imageServiceUrl',
    kind: 'text',
    policy: [{ pages: everywhere, directives: ['img-src'], as: 'origin' }],
    description:
      'address of imgproxy, such as `https://images.shop.example` or `/images`; of Cloudflare where it is not before the shop itself',
  },
  {
    variable: 'SHOP_STORE_CODE',
    key: 'storeCode',
    kind: 'text',
    default: 'uk_en',
    description: 'store view, sent as `Store` header',
  },
  {
    variable: 'SHOP_STORE_NAME',
    key: 'storeName',
    kind: 'text',
    defaultText: "the brand's",
    description: "name of the shop; titles take the store view's once it is known",
  },
  {
    variable: 'SHOP_LOCALE',
    key: 'locale',
    kind: 'text',
    default: 'en_GB',
    description: "language of the shop's own texts",
  },
  {
    variable: 'SHOP_CURRENCY',
    key: 'currency',
    kind: 'text',
    default: 'GBP',
    description: 'currency of prices that name none',
  },
  {
    variable: 'SHOP_ADDRESS_COUNTRIES',
    kind: 'list',
    defaultText: '`GB`',
    description:
      'countries of addresses: codes, comma separated, or `*` for all that the store allows; with any but `GB` the shopper chooses, and a region where the country has some; read by the build',
  },
  {
    variable: 'SHOP_PHONE_CARRIERS',
    kind: 'list',
    defaultText: '`none`; `*` before another backend',
    description:
      "codes of carriers, comma separated, that need the shopper's telephone number; `*` asks for it with every address, as a Magento demands unless its `telephone` attribute is optional; otherwise it may be added; read by the build",
  },
  {
    variable: 'SHOP_ADDRESS_FIELDS',
    key: 'addressFields',
    kind: 'text',
    defaultText: 'none',
    description:
      'fields of addresses besides the usual ones, comma separated, an asterisk for required ones, such as `company,vat_id*`: `prefix`, `middlename`, `suffix`, `company`, `fax`, `vat_id`; for a Magento before 2.4.7, later ones tell it themselves',
  },
  {
    variable: 'SHOP_ACCOUNT_FIELDS',
    key: 'accountFields',
    kind: 'text',
    defaultText: 'none',
    description: 'the same of accounts: `prefix`, `middlename`, `suffix`, `dob`, `gender`, `taxvat`',
  },
  {
    variable: 'SHOP_STREET_LINES',
    key: 'streetLines',
    kind: 'text',
    default: '2',
    description: 'lines of a street in addresses, 1 to 9, for a Magento before 2.4.7',
  },
  {
    variable: 'SHOP_PAGE_SIZE',
    key: 'pageSize',
    kind: 'text',
    defaultText: "the store's where the server knows it, else 6; 12 before another backend",
    description:
      "products on a page of a list at a browser's first visit, which cannot wait for the store's `grid_per_page`; the embedded server and `npm start` before a Magento name that by themselves, and later visits begin with it",
  },
  {
    variable: 'SHOP_SORT_BY',
    key: 'sortBy',
    kind: 'text',
    default: 'position',
    description:
      "order of a category without one of its own at a browser's first visit, before another backend, which cannot wait for the store's `catalog_default_sort_by`; `npm start` before a Magento names that by itself, and later visits begin with it",
  },
  {
    variable: 'SHOP_STORAGE_NAMESPACE',
    key: 'storageNamespace',
    kind: 'text',
    defaultText: "the brand's",
    description: "prefix of keys in the browser's storage",
  },
];

/** What holds for every backend and provider. */
export const gatewaySettings = [
  {
    variable: 'SHOP_PREVIEW_ORIGINS',
    key: 'previewOrigins',
    kind: 'list',
    defaultText: '`self` with the back office, else none',
    policy: [{ pages: ['shop'], directives: ['frame-ancestors'] }],
    description:
      'origins, comma separated, of back offices that may frame the shop and preview unpublished content in it; `self` is its own: docs/office.md',
  },
  { variable: 'SHOP_GATEWAY_KEY', key: 'gatewayKey', kind: 'text', description: 'sent as `x-api-key` when set' },
  {
    variable: 'SHOP_REDIRECT_HOSTS',
    key: 'redirectHosts',
    kind: 'list',
    description: 'hosts, comma separated, that a redirect of the backend may lead to',
  },
];
