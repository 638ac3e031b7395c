import { givenSettings, settingText } from './settings';

/** What a deployment may choose about the services beside GraphQL: the scripts in the page ask none of them. */
export interface ServiceSettings {
  /** Base of the REST-style calls; the store view and paths such as `/V1/guest-carts/…` are appended. */
  restUrl: string;
  /** Origin of the payment provider's hosted fields. */
  paymentUrl: string;
  /** Script of the bot-protection provider. */
  captchaUrl: string;
  /** Hosts, beside the shop's own, to which a redirect of the backend may lead. */
  redirectHosts: readonly string[];
}

/** The test payment provider listens on the port after the shop's, unless configured. */
const neighbourOrigin = (location: Location): string =>
  location.port === ''
    ? `${location.protocol}//${location.hostname}:8081`
    : `${location.protocol}//${location.hostname}:${Number(location.port) + 1}`;

/** Reads the settings of services that the page carries; a missing, empty or broken value gives its default. */
export const readServiceSettings = (page: Document, location: Location): ServiceSettings => {
  const given = givenSettings(page);
  const hosts = given.redirectHosts;
  return {
    restUrl: settingText(given, 'restUrl', '/rest'),
    paymentUrl: settingText(given, 'paymentUrl', neighbourOrigin(location)),
    captchaUrl: settingText(given, 'captchaUrl', '/captcha/api.js'),
    redirectHosts: Array.isArray(hosts) ? hosts.filter((host): host is string => typeof host === 'string') : [],
  };
};

/** The settings of services of this page. */
export const serviceSettings: ServiceSettings = readServiceSettings(document, window.location);
