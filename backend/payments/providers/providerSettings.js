import { adyenSettings } from './adyen/settings.js';
import { braintreeSettings } from './braintree/settings.js';
import { paypalSettings } from './paypal/settings.js';

/** Settings that the payment providers bring, apart from their code: the build reads them without a compiler. */
export const providerSettings = [...braintreeSettings, ...adyenSettings, ...paypalSettings];
