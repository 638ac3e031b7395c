import { configuredWallets, type Wallet, type WalletAdapter } from '@/features/payment/wallets';
import { log } from '@/kernel/logging/log';

/** A wallet that says that it can be used in this browser. */
export interface PayableWallet extends Pick<Wallet, 'methodCode'> {
  adapter: WalletAdapter;
}

const askWallet = async ({ methodCode, load }: Wallet): Promise<PayableWallet[]> => {
  try {
    const adapter = await load();
    return (await adapter.canPay()) ? [{ methodCode, adapter }] : [];
  } catch (error) {
    log.warn('A wallet could not be asked whether it can be used.', error);
    return [];
  }
};

let asked: Promise<readonly PayableWallet[]> | undefined;

/** The wallets that can be used in this browser; each is asked once a visit. It never throws. */
export const findPayableWallets = (): Promise<readonly PayableWallet[]> =>
  (asked ??= Promise.all(configuredWallets().map(askWallet)).then((lists) => lists.flat()));
