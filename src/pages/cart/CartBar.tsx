import { FormattedMessage } from 'react-intl';
import type { Cart } from '@/features/cart/cartContents';
import { useShownTotal } from '@/features/cart/useCart';
import { Money } from '@/kernel/i18n/Money';
import { StickyBar } from '@/ui/StickyBar/StickyBar';
import { CheckoutButton } from './CheckoutButton';

/** The total and the way to checkout at the foot of a small window. */
export const CartBar = ({ cart, isBlocked }: { cart: Cart; isBlocked: boolean }) => {
  const { total, label } = useShownTotal(cart);
  return (
    <StickyBar
      price={<Money value={total?.value} currency={total?.currency} />}
      notes={[<FormattedMessage key="label" id={label} />]}
    >
      <CheckoutButton isBlocked={isBlocked} />
    </StickyBar>
  );
};
