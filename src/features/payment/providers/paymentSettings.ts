import { serviceSettings } from '@/kernel/app/serviceSettings';
import { givenSettings, settingText } from '@/kernel/app/settings';

/** Brands whose marks stand beside cards, by the names that shoppers know. */
export const cardBrands = (): readonly string[] => {
  const { cardBrands: given } = givenSettings(document);
  const names = Array.isArray(given) ? given.filter((name): name is string => typeof name === 'string') : [];
  return names.length > 0 ? names : ['Visa', 'Mastercard', 'American Express'];
};

/**
 * Returns the deployment's setting for a provider; read here and not with the others, because only the payment step
 * needs it.
 * @param key name of the setting, as in the table of settings.
 */
export const providerSetting = (key: string, fallback: string): string =>
  settingText(givenSettings(document), key, fallback);

/**
 * Where a file of a provider is.
 * @param standIn path of the file that stands in for it at the test provider, where nothing is configured.
 */
export const providerFileUrl = (key: string, standIn: string): string =>
  providerSetting(key, `${serviceSettings.paymentUrl}${standIn}`);
