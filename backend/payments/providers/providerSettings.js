import { adyenSettings } from './adyen/settings.js';
import { braintreeSettings } from './braintree/settings.js';

/** Settings that the payment providers bring, apart from their code: the build reads them without a compiler. */
export const providerSettings = [...braintreeSettings, ...adyenSettings];
