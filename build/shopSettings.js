/** Environment variables that choose something about the shop, and the setting that each becomes (README, settings). */
const variables = {
  SHOP_GRAPHQL_URL: 'graphqlUrl',
  SHOP_REST_URL: 'restUrl',
  SHOP_MEDIA_URL: 'mediaUrl',
  SHOP_STORE_CODE: 'storeCode',
  SHOP_STORE_NAME: 'storeName',
  SHOP_LOCALE: 'locale',
  SHOP_CURRENCY: 'currency',
  SHOP_STORAGE_NAMESPACE: 'storageNamespace',
  SHOP_PAYMENT_URL: 'paymentUrl',
  SHOP_GATEWAY_KEY: 'gatewayKey',
};

/** The settings that the environment names, as JSON that is safe inside a script element. */
export const settingsJson = (environment) => {
  const given = Object.entries(variables).flatMap(([variable, key]) =>
    environment[variable] ? [[key, environment[variable]]] : [],
  );
  const hosts = (environment.SHOP_REDIRECT_HOSTS ?? '')
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean);
  const settings = { ...Object.fromEntries(given), ...(hosts.length > 0 ? { redirectHosts: hosts } : {}) };
  return JSON.stringify(settings).replace(/</g, '\\u003c');
};
