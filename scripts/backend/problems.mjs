import { backendBase } from '../../settings/backendBase.js';

/** A backend that cannot be looked at, with the next step, in a sentence for a person. */
export class BackendProblem extends Error {}

const tlsCodes = /SSL_|EPROTO/;
const certificateCodes = /CERT|SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET)/;

/** The sentence for a request that got no answer. */
export const connectionProblem = (url, error) => {
  const { host, hostname, username } = new URL(url);
  // `fetch` refuses such an address, and a request has one Authorization header, which is the customer's.
  if (username)
    return new BackendProblem(
      `The address of ${host} holds a name and a password, and a customer's token takes their place in requests: open ` +
        `/graphql, /rest and /media to this machine in the web server, and name the address without them.`,
    );
  const code = String(error.cause?.code ?? error.cause?.errors?.[0]?.code ?? error.name);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new BackendProblem(`There is no host ${hostname}: check the address, or the network of this machine.`);
  if (certificateCodes.test(code))
    return new BackendProblem(
      `The certificate of ${host} is not trusted (${code}): name its authority's file in NODE_EXTRA_CA_CERTS, or renew it.`,
    );
  if (tlsCodes.test(code))
    return new BackendProblem(`${host} does not speak https (${code}): name it with http://, or check the port.`);
  if (code === 'TimeoutError')
    return new BackendProblem(
      `${host} did not answer in time: check that the backend is running and not in maintenance.`,
    );
  return new BackendProblem(`Nothing answers at ${host} (${code}): check address and port, and that the backend runs.`);
};

/** What a web server says by a status, and what helps; by the status of an answer that is no GraphQL. */
const saidByStatus = {
  401: 'wants a sign-in of its web server: open /graphql, /rest and /media to this machine there.',
  403: 'refuses this machine: allow it in the firewall or the rules of the web server.',
  502: 'is a web server whose PHP does not answer: start PHP, or look at the log of the web server.',
  503: 'is in maintenance, or too busy: end it with bin/magento maintenance:disable, or try again in a minute.',
};

/** The sentence for something that is not GraphQL. */
export const notGraphql = (url, status) => {
  const said = saidByStatus[status];
  if (said) return new BackendProblem(`${url} answers ${status}: it ${said}`);
  const whole = `${backendBase(url)}/graphql`;
  return new BackendProblem(
    whole === url
      ? `${url} answers ${status} and no GraphQL: check that this is the address of a Magento, and its path.`
      : `${url} answers ${status} and no GraphQL: name the whole endpoint, such as ${whole}.`,
  );
};

/** The sentence for an answer of GraphQL that holds no schema. */
export const graphqlProblem = (url, storeCode, message) => {
  if (/requested store is not found/i.test(message))
    return new BackendProblem(
      `There is no store view ${storeCode}: name one in SHOP_STORE_CODE (a fresh Magento has 'default').`,
    );
  if (/introspection/i.test(message))
    return new BackendProblem(
      'Introspection is switched off there: say in SHOP_BACKEND_SCHEMA what it has, by its version ' +
        '(SHOP_BACKEND_SCHEMA=settings/backends/magento-2.4.7-p1.json, or another there, at or below yours) or by a file that ' +
        'npm run check-backend writes where it is on.',
    );
  return new BackendProblem(
    `${url} does not tell its schema ('${message}'): name its schema in SHOP_BACKEND_SCHEMA, a .graphqls or .json file.`,
  );
};

/** The sentence for a Magento that lacks what every order needs. */
export const tooOld = (missing) =>
  new BackendProblem(
    `This backend cannot carry a shop, it lacks ${missing.join(', ')}: Magento 2.4.4 or later has them, upgrade it first.`,
  );
