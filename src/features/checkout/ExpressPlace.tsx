import { useState } from 'react';
import { type Cart, type CartLine, isBlocked } from '@/features/cart/cartContents';
import { configuredWallets } from '@/features/payment/wallets';
import { lazyComponent } from '@/kernel/routing/lazyComponent';
import { WhenNear } from '@/kernel/viewport/WhenNear';
import type { ExpressRowProps } from './express/ExpressRow';
import styles from './ExpressPlace.module.css';

const lazyRow = lazyComponent(
  async () => (await import(/* webpackChunkName: "express" */ './express/ExpressRow')).ExpressRow,
);

/** The place stays closed for the visit once no wallet could be used. */
let isNone = false;

/** Room for the wallets' buttons, kept from the first paint where a wallet is configured. */
export const ExpressPlace = (props: Omit<ExpressRowProps, 'onNone'>) => {
  const [isClosed, setIsClosed] = useState(() => isNone || configuredWallets().length === 0);
  const close = (): void => {
    isNone = true;
    setIsClosed(true);
  };
  return isClosed ? null : (
    <WhenNear className={styles.place}>
      <lazyRow.Component {...props} onNone={close} />
    </WhenNear>
  );
};

export interface CartExpressProps {
  cart: Cart;
  lines: readonly CartLine[];
}

/** Not for a cart that nobody could order as it is, that costs nothing, or that begins a subscription: that needs a consent of its own. */
export const CartExpress = ({ cart, lines }: CartExpressProps) => {
  const total = cart.prices?.grand_total;
  const isPayable = Boolean(total?.value) && !lines.some((line) => line.subscription || isBlocked(line));
  return isPayable ? <ExpressPlace source={{ kind: 'cart' }} currency={total?.currency ?? null} /> : null;
};
