import type { ShopSettings } from '@/kernel/app/settings';
import type { PaymentAdapter } from './paymentAdapter';

type AdapterName = ShopSettings['paymentAdapter'];

/** One entry a provider, each in a chunk of its own. */
const adapters = {
  test: async ({ paymentUrl }) => {
    const { createTestAdapter } = await import(/* webpackChunkName: "payment-test" */ './adapters/testAdapter');
    return createTestAdapter(paymentUrl);
  },
} satisfies Record<AdapterName, (settings: ShopSettings) => Promise<PaymentAdapter>>;

/** Loads the adapter that this deployment is configured with (ARCHITECTURE §7). */
export const loadAdapter = (settings: ShopSettings): Promise<PaymentAdapter> =>
  adapters[settings.paymentAdapter](settings);
