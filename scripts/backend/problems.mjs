/** A backend that cannot be looked at, with the next step, in a sentence for a person. */
export class BackendProblem extends Error {}

const certificateCodes = /CERT|SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET)/;

/** The sentence for a request that got no answer. */
export const connectionProblem = (url, error) => {
  const { host, hostname } = new URL(url);
  const code = String(error.cause?.code ?? error.cause?.errors?.[0]?.code ?? error.name);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new BackendProblem(`There is no host ${hostname}: check the address, or the network of this machine.`);
  if (certificateCodes.test(code))
    return new BackendProblem(
      `The certificate of ${host} is not trusted (${code}): name its authority's file in NODE_EXTRA_CA_CERTS, or renew it.`,
    );
  if (code === 'TimeoutError')
    return new BackendProblem(
      `${host} did not answer in time: check that the backend is running and not in maintenance.`,
    );
  return new BackendProblem(`Nothing answers at ${host} (${code}): check address and port, and that the backend runs.`);
};

/** The sentence for something that is not GraphQL. */
export const notGraphql = (url, status) =>
  new BackendProblem(
    `${url} answers ${status} and no GraphQL: name the whole endpoint, such as ${new URL('/graphql', url)}.`,
  );

/** The sentence for an answer of GraphQL that holds no schema. */
export const graphqlProblem = (url, storeCode, message) => {
  if (/requested store is not found/i.test(message))
    return new BackendProblem(
      `There is no store view ${storeCode}: name one in SHOP_STORE_CODE (a fresh Magento has 'default').`,
    );
  if (/introspection/i.test(message))
    return new BackendProblem(
      'Introspection is switched off there: hand over its schema as a file (.graphqls, or the .json of an introspection ' +
        'made where it is on, such as a developer’s copy of the shop).',
    );
  return new BackendProblem(
    `${url} does not tell its schema ('${message}'): hand it over as a file (.graphqls or .json).`,
  );
};

/** The sentence for a Magento that lacks what every order needs. */
export const tooOld = (missing) =>
  new BackendProblem(
    `This backend cannot carry a shop, it lacks ${missing.join(', ')}: Magento 2.4.4 or later has them, upgrade it first.`,
  );
