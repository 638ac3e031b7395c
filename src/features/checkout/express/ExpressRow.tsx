import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useMustSignIn } from '@/features/session/guestCheckout';
import { isPlacingOrder } from '@/features/payment/paymentSlice';
import { Button } from '@/ui/Button/Button';
import { Notice } from '@/ui/Notice/Notice';
import { selectPayment } from '../checkoutSlice';
import { ConsentLabel } from '../parts/ConsentLabel';
import { PlacingText } from '../parts/PlacingText';
import type { OrderRequest } from '../placing/placeOrder';
import { ExpressCaptcha } from './ExpressCaptcha';
import type { ExpressSource } from './expressSource';
import { findPayableWallets, type PayableWallet } from './payableWallets';
import { prepareExpress, useExpress } from './useExpress';
import styles from './ExpressRow.module.css';

export interface ExpressRowProps {
  source: ExpressSource;
  /** Of the total; null where it is not known. */
  currency: string | null;
  /** No wallet can be used in this browser. */
  onNone: () => void;
}

const nearby = { onPointerEnter: prepareExpress, onTouchStart: prepareExpress, onFocus: prepareExpress };

const usePayableWallets = (onNone: () => void): readonly PayableWallet[] => {
  const [wallets, setWallets] = useState<readonly PayableWallet[]>([]);
  const apollo = useApolloClient();
  const none = useRef(onNone);
  useEffect(() => {
    let isWanted = true;
    void findPayableWallets({ apollo }).then((found) => {
      if (!isWanted) return;
      setWallets(found);
      if (found.length === 0) none.current();
    });
    return () => {
      isWanted = false;
    };
  }, [apollo]);
  return wallets;
};

/** The wallets that can be used here, each a button of its own, and what came of a payment. */
export const ExpressRow = ({ source, currency, onNone }: ExpressRowProps) => {
  const { formatMessage } = useIntl();
  const wallets = usePayableWallets(onNone);
  const protect = useRef<OrderRequest['protect']>(null);
  const { state, pay } = useExpress(source, currency, async () => (await protect.current?.()) ?? {});
  const payment = useSelector(selectPayment);
  const keepProtect = useCallback((given: OrderRequest['protect']): void => {
    protect.current = given;
  }, []);
  const mustSignIn = useMustSignIn();
  const isOpen = state.kind === 'open';
  const isTaken = isOpen || isPlacingOrder(payment);
  const isUnknown = isOpen && payment.placing.kind === 'unknown';
  const result = useRef<HTMLDivElement>(null);
  const isChanged = state.kind === 'ended' && state.placing.kind === 'rejected' && state.placing.reason === 'changed';
  // The buttons stand at the foot of the window often, and what came of a payment below them.
  useEffect(() => {
    if (isUnknown || state.kind === 'ended') result.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isUnknown, state]);
  if (wallets.length === 0 || mustSignIn) return null;
  return (
    <div role="group" aria-label={formatMessage({ id: 'express.title' })} className={styles.row}>
      <p className={styles.or} aria-hidden="true">
        <FormattedMessage id="express.or" />
      </p>
      {wallets.map((wallet) => (
        <Button
          key={wallet.methodCode}
          {...nearby}
          priority="low"
          isBlock
          isLoading={isTaken}
          onClick={() => pay(wallet)}
        >
          <wallet.adapter.Mark />
          <FormattedMessage
            id={source.kind === 'product' ? 'express.buy' : 'express.pay'}
            values={{ wallet: wallet.adapter.name }}
          />
        </Button>
      ))}
      <p className={styles.terms}>
        <ConsentLabel isExpress />
      </p>
      <div ref={result} aria-live="polite" className={styles.result}>
        {isUnknown ? <PlacingText placing={payment.placing} /> : null}
        {state.kind === 'ended' && !isChanged ? <PlacingText placing={state.placing} /> : null}
        {isChanged ? (
          <Notice kind="error">
            <FormattedMessage id="express.changed" />
          </Notice>
        ) : null}
        {state.kind === 'ended' && state.wallet !== null ? (
          <Notice kind="info">
            <FormattedMessage id="express.addressLeft" values={{ wallet: state.wallet }} />
          </Notice>
        ) : null}
      </div>
      {isOpen ? <ExpressCaptcha onReady={keepProtect} /> : null}
    </div>
  );
};
