import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ReceiptOrder } from '@/features/checkout/checkoutSlice';
import { isGiftedOrder, lazyOrderGifts } from '@/features/orderGifts/gifts';
import { ErrorBoundary } from '@/kernel/errors/ErrorBoundary';
import { Deferred } from '@/kernel/routing/Deferred';
import { ReceiptAccount } from './ReceiptAccount';
import { ReceiptActions } from './ReceiptActions';
import { ReceiptDetails } from './ReceiptDetails';
import { ReceiptDownloads } from './ReceiptDownloads';
import { ReceiptLines } from './ReceiptLines';
import { buyerOf } from './buyerOf';
import styles from './Receipt.module.css';
import { WhatHappensNow } from './WhatHappensNow';

const strong = (chunks: ReactNode) => <b className={styles.number}>{chunks}</b>;

interface ConfirmationProps {
  number: string | null | undefined;
  email: string | null | undefined;
}

/** That the order stands, under which number, and where it is written. */
const Confirmation = ({ number, email }: ConfirmationProps) => {
  if (!CAPABILITIES.placedOrder && !number)
    return email ? (
      <FormattedMessage id="receipt.receivedByMail" values={{ email }} />
    ) : (
      <FormattedMessage id="receipt.received" />
    );
  return email ? (
    <FormattedMessage id="receipt.confirmed" values={{ number, email, b: strong }} />
  ) : (
    <FormattedMessage id="receipt.confirmedNumber" values={{ number, b: strong }} />
  );
};

/** The order in full; where only its id is known, that and the mail address. */
export const Receipt = ({ receipt }: { receipt: ReceiptOrder }) => {
  const { orderId, email, maskedEmail, order } = receipt;
  const mailbox = email || order?.email || maskedEmail;
  // The internal id means nothing to a shopper where receipts are made of the cart.
  const number = CAPABILITIES.placedOrder
    ? (order?.number ?? receipt.number ?? orderId)
    : (order?.number ?? receipt.number);
  const buyer = order && buyerOf(order);
  return (
    <div className={order ? styles.columns : undefined}>
      <div>
        <h1 className={styles.title}>
          {buyer ? (
            <FormattedMessage id="receipt.thankYouName" values={{ name: buyer.firstname }} />
          ) : (
            <FormattedMessage id="receipt.thankYou" />
          )}
        </h1>
        <p className={styles.lead}>
          <Confirmation number={number} email={mailbox} />
        </p>
        {!CAPABILITIES.placedOrder && order === null && mailbox && (
          <p className={styles.lead}>
            <FormattedMessage id="receipt.detailsByMail" />
          </p>
        )}
        {order && (
          <ErrorBoundary fallback={null}>
            {CAPABILITIES.purchasedDownloads && <ReceiptDownloads order={order} />}
            <ReceiptDetails order={order} />
            {lazyOrderGifts && isGiftedOrder(order) && (
              <Deferred>
                <div className={styles.gifts}>
                  <lazyOrderGifts.Component order={order} />
                </div>
              </Deferred>
            )}
            <WhatHappensNow order={order} />
          </ErrorBoundary>
        )}
        <ReceiptAccount receipt={receipt} />
        <ReceiptActions order={order} />
      </div>
      {order && (
        <ErrorBoundary fallback={null}>
          <ReceiptLines order={order} />
        </ErrorBoundary>
      )}
    </div>
  );
};
