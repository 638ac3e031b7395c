import { configuredWallets, type Wallet, type WalletAdapter } from '@/features/payment/wallets';
import { log } from '@/kernel/logging/log';
import type { ThunkServices } from '@/kernel/redux/thunk';
import { agreementsIn, isToBeTicked } from '../agreements/agreement';
import { CheckoutAgreementsDocument } from '../agreements/CheckoutAgreements.graphql.generated';

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

/** Whether an order needs boxes ticked, which the sheet of a wallet does not have. */
const needsBoxes = async ({ apollo }: Pick<ThunkServices, 'apollo'>): Promise<boolean> => {
  try {
    const { data } = await apollo.query({ query: CheckoutAgreementsDocument, fetchPolicy: 'no-cache' });
    return agreementsIn(data).some(isToBeTicked);
  } catch (error) {
    log.warn('It could not be asked which terms have to be agreed to.', error);
    return true;
  }
};

let asked: Promise<readonly PayableWallet[]> | undefined;

/**
 * The wallets that can be used in this browser, unless the merchant's terms have to be ticked at checkout; each is asked
 * once a visit. It never throws.
 */
export const findPayableWallets = async (
  services: Pick<ThunkServices, 'apollo'>,
): Promise<readonly PayableWallet[]> => {
  const wallets = await (asked ??= Promise.all(configuredWallets().map(askWallet)).then((lists) => lists.flat()));
  return wallets.length > 0 && (await needsBoxes(services)) ? [] : wallets;
};
