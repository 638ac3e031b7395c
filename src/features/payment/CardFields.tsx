import { useIntl } from 'react-intl';
import { AuthenticationStep } from './parts/AuthenticationStep';
import type { PaymentAdapter } from './paymentAdapter';
import type { CardPayment } from './useCardPayment';
import styles from './CardFields.module.css';

export interface CardFieldsProps {
  adapter: PaymentAdapter;
  payment: CardPayment;
}

/** Height in pixels that the frame has until the provider says its own. */
const firstHeightPx = 320;

/** The provider's card fields, and the 3-D Secure page when the card asks for one. The shop never sees a card number. */
export const CardFields = ({ adapter, payment }: CardFieldsProps) => {
  const { formatMessage } = useIntl();
  const { attach, heightPx, isReady, action } = payment;
  return (
    <>
      <div className={styles.box} aria-busy={!isReady}>
        <iframe
          ref={attach}
          className={styles.frame}
          src={adapter.frameUrl}
          title={formatMessage({ id: 'payment.frameTitle' })}
          style={{ height: `${heightPx ?? firstHeightPx}px` }}
          referrerPolicy="strict-origin"
        />
      </div>
      {action && <AuthenticationStep key={action.url} adapter={adapter} action={action} />}
    </>
  );
};
