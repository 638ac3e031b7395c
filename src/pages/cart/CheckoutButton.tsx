import type { Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { SignInToOrder, useMustSignIn } from '@/features/session/guestCheckout';
import { useAfterUnsent } from '@/kernel/routing/useAfterUnsent';
import { Button } from '@/ui/Button/Button';
import { LineIcon } from '@/ui/LineIcon/LineIcon';
import { lineShapes } from '@/ui/LineIcon/lineShapes';

export interface CheckoutButtonProps {
  /** A line cannot be ordered as it is. */
  isBlocked: boolean;
  /** Its frame. */
  ref?: Ref<HTMLDivElement>;
  className?: string;
}

/** The way from the cart to checkout. */
export const CheckoutButton = ({ isBlocked, ref, className }: CheckoutButtonProps) => {
  const afterUnsent = useAfterUnsent('/checkout');
  const mustSignIn = useMustSignIn();
  return (
    <div ref={ref} className={className}>
      {mustSignIn ? (
        <SignInToOrder />
      ) : (
        <Button priority="high" isBlock {...(isBlocked ? { isDisabled: true } : { to: '/checkout', ...afterUnsent })}>
          <LineIcon path={lineShapes.lock} size={18} />
          <FormattedMessage id="cart.checkout" />
        </Button>
      )}
    </div>
  );
};
