import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useWaitingCart, WaitingCart } from '@/features/session/WaitingCart';
import { errorText } from '@/kernel/errors/appError';
import { Money } from '@/kernel/i18n/Money';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { Deferred } from '@/kernel/routing/Deferred';
import { SignInToOrder, useMustSignIn } from '@/features/session/guestCheckout';
import { useAfterUnsent } from '@/kernel/routing/useAfterUnsent';
import { Button } from '@/ui/Button/Button';
import { Drawer } from '@/ui/Drawer/Drawer';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { LineIcon } from '@/ui/LineIcon/LineIcon';
import { lineShapes } from '@/ui/LineIcon/lineShapes';
import { LoadingIndicator } from '@/ui/LoadingIndicator/LoadingIndicator';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import type { Cart, CartLine } from './cartContents';
import { type CartExtras, FreeDelivery, lazyQuickAdd, useCartExtras } from './cartExtras';
import { CartLines } from './CartLines';
import { minicartToggled, selectIsEarlierCartClosed, selectIsMinicartOpen, selectItemCount } from './cartSlice';
import { TaxedMoney } from './totals/TaxedMoney';
import { type CartView, useCart, useCartSettings } from './useCart';
import styles from './lines/MiniCart.module.css';

/** A cart with something in it. */
export interface FilledCartView {
  cart: Cart;
  lines: readonly CartLine[];
}

export interface MiniCartProps {
  /** Other ways to pay than by checkout. */
  renderExpress?: (filled: FilledCartView) => ReactNode;
}

/** The cart in a drawer at the right. */
export const MiniCart = ({ renderExpress }: MiniCartProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const isOpen = useSelector(selectIsMinicartOpen);
  const count = useSelector(selectItemCount) ?? 0;
  const view = useCart(isOpen);
  const { extras, isComing } = useCartExtras(isOpen && view.kind === 'filled' ? view.cart : undefined);
  const close = (): void => {
    dispatch(minicartToggled(false));
  };

  return (
    <Drawer
      isOpen={isOpen}
      onClose={close}
      label={formatMessage({ id: 'cart.titleWithCount' }, { count })}
      footer={
        view.kind === 'filled' ? (
          <MiniCartFooter cart={view.cart} express={renderExpress?.(view)} onLeave={close} />
        ) : undefined
      }
    >
      <MiniCartBody view={view} extras={extras} isComing={isComing} onLeave={close} />
    </Drawer>
  );
};

interface MiniCartBodyProps {
  view: CartView;
  extras: CartExtras | undefined;
  /** Whether those are asked for the first time. */
  isComing: boolean;
  onLeave: () => void;
}

const MiniCartBody = ({ view, extras, isComing, onLeave }: MiniCartBodyProps) => {
  // Only what has no options can be added at once.
  const suggestion = extras?.quick_adds?.find(({ __typename }) => __typename === 'SimpleProduct');
  const { formatMessage } = useIntl();
  const waiting = useWaitingCart();
  const isEarlierClosed = useSelector(selectIsEarlierCartClosed);
  switch (view.kind) {
    case 'loading':
      return <LoadingIndicator />;
    case 'failed':
      return (
        <div className={styles.message}>
          <RetryNotice onRetry={view.retry}>
            {errorText(view.error, formatMessage({ id: 'cart.loadFailed' }))}
          </RetryNotice>
        </div>
      );
    case 'empty':
      return (
        <div className={styles.message}>
          {waiting ? (
            <WaitingCart cart={waiting} onSignIn={onLeave} />
          ) : (
            <EmptyState
              heading={formatMessage({ id: 'cart.empty' })}
              text={formatMessage({ id: isEarlierClosed ? 'cart.earlierClosed' : 'cart.emptyText' })}
              action={
                <Button priority="normal" onClick={onLeave}>
                  <FormattedMessage id="cart.continueShopping" />
                </Button>
              }
            />
          )}
        </div>
      );
    case 'filled':
      return (
        <>
          {extras?.free_shipping_progress ? (
            <div className={styles.progress}>
              <FreeDelivery progress={extras.free_shipping_progress} />
            </div>
          ) : null}
          <div className={isComing ? styles.coming : undefined}>
            <CartLines lines={view.lines} size="mini" />
          </div>
          {suggestion ? (
            <Deferred>
              <lazyQuickAdd.Component key={suggestion.uid} product={suggestion} />
            </Deferred>
          ) : null}
        </>
      );
  }
};

interface MiniCartFooterProps {
  cart: Cart;
  express: ReactNode;
  onLeave: () => void;
}

const MiniCartFooter = ({ cart, express, onLeave }: MiniCartFooterProps) => {
  const { subtotal: display } = useCartSettings();
  const afterUnsent = useAfterUnsent('/checkout');
  const mustSignIn = useMustSignIn();
  const { prices } = cart;
  const saving = prices?.subscription_saving;
  const saved = display === 'excluding' ? saving?.saving_excluding_tax : saving?.saving_including_tax;
  return (
    <>
      <p className={styles.subtotal}>
        <span>
          <FormattedMessage id="cart.subtotal" />
        </span>
        <b>
          <TaxedMoney
            display={display}
            including={prices?.subtotal_including_tax}
            excluding={prices?.subtotal_excluding_tax}
          />
        </b>
      </p>
      <p className={styles.note}>
        {display === 'excluding' ? <FormattedMessage id="cart.vatAdded" /> : <FormattedMessage id="cart.vatIncluded" />}
        {saved ? (
          <>
            {' '}
            <FormattedMessage
              id="cart.youSave"
              values={{ amount: <Money value={saved.value} currency={saved.currency} /> }}
            />
          </>
        ) : null}
      </p>
      {mustSignIn ? (
        <SignInToOrder />
      ) : (
        <Button priority="high" isBlock to="/checkout" {...afterUnsent}>
          <LineIcon path={lineShapes.lock} size={18} />
          <FormattedMessage id="cart.checkout" />
        </Button>
      )}
      <Button priority="low" isBlock to="/cart" onClick={onLeave} className={styles.second}>
        <FormattedMessage id="cart.view" />
      </Button>
      {express}
    </>
  );
};
