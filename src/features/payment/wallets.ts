import { givenSettings } from '@/kernel/app/settings';
import type { WalletAdapter } from './wallets/walletAdapter';

export type {
  WalletAdapter,
  WalletAddress,
  WalletEnd,
  WalletMethod,
  WalletOffer,
  WalletPayment,
  WalletPlace,
} from './wallets/walletAdapter';

/** A wallet that the shop can handle. */
export interface Wallet {
  /** The backend's method that its orders name. */
  methodCode: string;
  /** Loads its adapter, each in a chunk of its own. */
  load: () => Promise<WalletAdapter>;
}

/** The wallets by their names in `SHOP_PAYMENT_ADAPTERS`; to add one, make its folder and its row (docs/wallets.md). */
const wallets: Readonly<Record<string, Wallet>> = {
  test_wallet: {
    methodCode: 'test_wallet',
    load: async () =>
      (await import(/* webpackChunkName: "wallet-test" */ './wallets/testWallet/testWallet')).testWallet,
  },
};

/** Without a word in the settings the embedded backend has its own wallet, and any other backend none. */
const isNamed = (name: string): boolean => {
  const { paymentAdapters } = givenSettings(document);
  return Array.isArray(paymentAdapters) ? paymentAdapters.includes(name) : !TRIMS_DOCUMENTS && name === 'test_wallet';
};

/** The wallets that the deployment offers. Totals for an address that is not saved yet need the backend's estimates. */
export const configuredWallets = (): Wallet[] =>
  CAPABILITIES.deliveryEstimate
    ? Object.entries(wallets).flatMap(([name, wallet]) => (isNamed(name) ? [wallet] : []))
    : [];
