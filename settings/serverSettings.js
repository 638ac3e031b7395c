/** Settings that the embedded backend reads when it starts. */
export const serverSettings = [
  { variable: 'PORT', kind: 'port', default: 8080, description: 'port of the shop' },
  {
    variable: 'PAYMENT_PORT',
    kind: 'port',
    defaultText: '`PORT` + 1',
    description: 'port of the test payment provider: its own origin',
  },
  { variable: 'HOST', kind: 'text', default: 'localhost', description: 'address to listen on' },
  {
    variable: 'BACKEND_PROFILE',
    kind: 'choice',
    choices: ['full', 'stock'],
    default: 'full',
    description: 'what the embedded backend plays: `full`, or `stock`: a bare Magento Open Source with another shop',
  },
  { variable: 'DATA_DIR', kind: 'text', default: 'data', description: 'database and image cache' },
  {
    variable: 'DIST_DIR',
    kind: 'text',
    default: 'dist',
    description: 'the built shop: where the build writes it, and what is served',
  },
  {
    variable: 'SEED_PRODUCTS',
    kind: 'count',
    unit: 'products',
    least: 0,
    // Beyond this the first start would take minutes.
    most: 200_000,
    description: 'fills the catalogue up to so many products (10000, 100000), for measuring',
  },
  {
    variable: 'SHOP_STORE_VIEWS',
    kind: 'choice',
    choices: ['one', 'demo'],
    default: 'one',
    description:
      '`demo` adds a German store view in euro, and the euro as a second currency of the British one; with `full` only',
  },
  {
    variable: 'SHOP_ORIGIN',
    kind: 'origin',
    defaultText: 'this machine',
    description: 'public origin, when the backend is behind a proxy: requests for another name are refused',
  },
  {
    variable: 'SHOP_TRUSTED_PROXIES',
    kind: 'count',
    unit: 'proxies',
    least: 0,
    most: 10,
    defaultText: '0',
    description:
      'number of proxies before the shop that add the address they saw to `X-Forwarded-For`: limits of attempts are by client address',
  },
  {
    variable: 'SHOP_OPERATION_SECONDS',
    kind: 'count',
    unit: 'seconds',
    least: 1,
    most: 600,
    default: 10,
    description: 'seconds after which the embedded backend ends a GraphQL operation',
  },
  {
    variable: 'SHOP_CART_DAYS',
    kind: 'count',
    unit: 'days',
    least: 1,
    most: 3650,
    default: 30,
    description: 'days after which a cart is deleted that a guest has left; empty ones go after seven',
  },
  {
    variable: 'SHOP_PERSISTED_OPERATIONS',
    kind: 'list',
    defaultText: 'none',
    description:
      'lists, comma separated, of the only GraphQL operations that are accepted, such as `deploy/made/operations.json`, which the build writes: docs/operations.md',
  },
];

/** Settings of tests and of the developer's machine. */
export const testSettings = [
  {
    variable: 'HALEWELL_FAULTS',
    kind: 'flag',
    defaultText: 'off',
    description: '`1` lets tests switch faults on through `/__faults`; never in production',
  },
  {
    variable: 'HALEWELL_OUTBOX',
    kind: 'flag',
    defaultText: 'at localhost',
    description: '`1` shows the outbox at `/__mail` wherever the shop is, to the machine itself, `0` nowhere',
  },
  {
    variable: 'HALEWELL_OFFICE',
    kind: 'flag',
    defaultText: 'at localhost',
    description:
      '`1` opens the back office at `/__office` wherever the shop is, to the machine itself, `0` nowhere: docs/office.md',
  },
  {
    variable: 'HALEWELL_INTROSPECTION',
    kind: 'flag',
    defaultText: 'with the stock profile',
    description: '`1` lets GraphQL answer questions about its schema',
  },
  {
    variable: 'HALEWELL_PASSWORD_COST',
    kind: 'powerOfTwo',
    default: 131_072,
    description: 'work that a hash of a password takes (scrypt’s N); only tests want less of it',
  },
  { variable: 'BROWSER_PATH', kind: 'text', defaultText: 'found', description: 'browser for the browser tests' },
  {
    variable: 'CONTRACT_DIR',
    kind: 'text',
    description: "folder with the real backend's schema, to check operations against it too",
  },
];
