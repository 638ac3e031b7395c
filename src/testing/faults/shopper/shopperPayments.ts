import type { ExpressSource } from '@/features/checkout/express/expressSource';
import { checkedPayment } from '@/features/checkout/placing/checkedPayment';
import { type OrderRequest, placeOrder } from '@/features/checkout/placing/placeOrder';
import type { PaymentOutcome } from '@/features/payment/followPayment';
import { frameFaults, payInFrame } from '../browser/cardFrame';
import type { Shelf } from '../cartOfShopper';
import type { Ledger } from '../ledger';
import type { MortalTab } from '../mortalTab';
import { payByWallet, sourceOf, walletPlace } from '../walletPurchase';

const shareOfFrameFaults = 0.12;
const shareOfWallets = 0.12;
const shareOfWalletProducts = 0.3;

/** The ways in which a shopper pays, by card or by wallet; what was agreed to stands in the ledger. */
export class ShopperPayments {
  private nonces = 0;

  constructor(
    private readonly name: string,
    private readonly shelf: Shelf,
    private readonly ledger: Ledger,
  ) {}

  /** A nonce that pays a total, once; one in ten is refused. */
  private agree(total: string, changes: number, postcode: string): string {
    this.nonces += 1;
    const kind = this.shelf.random.chance(0.1) ? 'refused' : 'nonce';
    const nonce = `${kind}-${this.name}-${this.nonces}`;
    this.ledger.agree(nonce, { total, changes, postcode });
    return nonce;
  }

  private pay(total: string, changes: number, postcode: string): Promise<PaymentOutcome> {
    const { random } = this.shelf;
    const fault = random.chance(shareOfFrameFaults) ? frameFaults[random.below(frameFaults.length)] : undefined;
    if (fault) this.ledger.scenarios.push(fault);
    return payInFrame(fault, random, () => this.agree(total, changes, postcode));
  }

  /** "Pay" at the payment step. */
  press(tab: MortalTab, total: string): Promise<void> {
    const { ledger } = this;
    const changes = ledger.arrivals.changes();
    // Another address than the shopper's own where a wallet has left it in the cart, and the page has said so.
    const postcode = tab.store.getState().checkout?.shippingAddress?.postcode ?? '';
    const order: OrderRequest = {
      pay: () => tab.store.dispatch(checkedPayment(() => this.pay(total, changes, postcode), total)),
      expectedTotal: total,
      protect: () => Promise.resolve({}),
    };
    ledger.pressed(tab);
    return tab.store.dispatch(placeOrder(order));
  }

  /** The button of a wallet: for the cart, or for one product. */
  async pressWallet(tab: MortalTab, source: ExpressSource, email: string): Promise<void> {
    const { ledger } = this;
    ledger.scenarios.push(`wallet for a ${source.kind}`);
    ledger.pressed(tab);
    const end = await payByWallet(tab, source, email, (total) =>
      this.agree(total, ledger.arrivals.changes(), walletPlace.postcode),
    ).catch(() => null);
    if (end) ledger.compareWallet(tab, end.placing);
  }

  /** What a wallet is to pay for; undefined where it is a card that pays. */
  walletSource(): ExpressSource | undefined {
    const { random, choices } = this.shelf;
    if (!CAPABILITIES.deliveryEstimate || !random.chance(shareOfWallets)) return undefined;
    return sourceOf(random.chance(shareOfWalletProducts) ? choices[random.below(choices.length)] : undefined);
  }
}
