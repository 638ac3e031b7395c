import { serviceSettings } from '@/kernel/app/serviceSettings';
import { givenSettings } from '@/kernel/app/settings';

const paypalOrigins = ['https://www.paypal.com', 'https://www.sandbox.paypal.com'];

/** Where shoppers may be sent: what the deployment names, otherwise PayPal's own pages and, with the embedded backend, its stand-in. */
const allowedOrigins = (): readonly unknown[] => {
  const given = givenSettings(document).paypalOrigins;
  if (Array.isArray(given)) return given;
  return TRIMS_DOCUMENTS ? paypalOrigins : [...paypalOrigins, new URL(serviceSettings.paymentUrl).origin];
};

/** The page where the shopper agrees, if it is PayPal's; null for any other that a backend names. */
export const trustedPaypalUrl = (address: string | null): string | null => {
  if (address === null || !URL.canParse(address)) return null;
  const { origin, href } = new URL(address);
  return allowedOrigins().includes(origin) ? href : null;
};
