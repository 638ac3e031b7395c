import { configuredWallets, type Wallet, type WalletAdapter } from '@/features/payment/wallets';
import { missingFields } from '@/features/formFields/extraValues';
import { loadForm } from '@/features/formFields/useKnownForm';
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

/** Whether addresses need what the sheet of a wallet does not ask for. */
const needsFields = async ({ apollo }: Pick<ThunkServices, 'apollo'>): Promise<boolean> =>
  missingFields({}, (await loadForm(apollo, 'customer_register_address')).fields).length > 0;

/**
 * The wallets that can be used in this browser, unless an order needs what their sheets do not have: terms to tick, or fields
 * of the address. Each is asked once a visit. It never throws.
 */
export const findPayableWallets = async (
  services: Pick<ThunkServices, 'apollo'>,
): Promise<readonly PayableWallet[]> => {
  const wallets = await (asked ??= Promise.all(configuredWallets().map(askWallet)).then((lists) => lists.flat()));
  if (wallets.length === 0) return wallets;
  const [boxes, fields] = await Promise.all([needsBoxes(services), needsFields(services)]);
  return boxes || fields ? [] : wallets;
};
