import { FormattedMessage } from 'react-intl';
import { Badge } from '@/ui/Badge/Badge';
import { Button } from '@/ui/Button/Button';
import { CardMark } from '@/ui/CardMark/CardMark';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import styles from './SavedPayments.module.css';
import type { SavedPayment } from './useSavedPayments';

/** Whether the month of an expiry, 'MM/YY', is over. */
export const isExpired = (expiry: string, now: number): boolean => {
  const [, month = '', year = ''] = /^(\d{2})\/(\d{2})$/.exec(expiry) ?? [];
  return month !== '' && now >= new Date(2000 + Number(year), Number(month), 1).getTime();
};

/** Name of what is kept. */
export const SavedPaymentName = ({ card }: Pick<SavedPayment, 'card'>) =>
  card ? (
    <FormattedMessage id="payment.cardEnding" values={{ brand: card.brand, last4: card.last4 }} />
  ) : (
    <FormattedMessage id="savedPayments.account" />
  );

export interface PaymentCardProps {
  payment: SavedPayment;
  /** Milliseconds since the epoch. */
  now: number;
  onRemove: () => void;
  /** Has it offered first at checkout; undefined where that cannot be chosen. */
  onDefault: (() => void) | undefined;
}

/** A saved way to pay: its mark, its expiry, and what can be done with it. */
export const PaymentCard = ({ payment: { card, isDefault }, now, onRemove, onDefault }: PaymentCardProps) => (
  <div className={styles.card}>
    <CardMark brand={card?.brand ?? ''} isDecorative />
    <p className={styles.name}>
      <strong>
        <SavedPaymentName card={card} />
      </strong>
      {isDefault && (
        <Badge kind="success">
          <FormattedMessage id="savedPayments.isDefault" />
        </Badge>
      )}
      {card && card.expiry !== '' && (
        <span className={styles.expiry}>
          {isExpired(card.expiry, now) ? (
            <Badge kind="warning">
              <FormattedMessage id="savedPayments.expired" values={{ expiry: card.expiry }} />
            </Badge>
          ) : (
            <FormattedMessage id="payment.cardExpires" values={{ expiry: card.expiry }} />
          )}
        </span>
      )}
    </p>
    {onDefault && !isDefault && !(card && isExpired(card.expiry, now)) && (
      <Button priority="lowLinkUnderline" onClick={onDefault}>
        <FormattedMessage id="savedPayments.makeDefault" />{' '}
        <VisuallyHidden>
          <SavedPaymentName card={card} />
        </VisuallyHidden>
      </Button>
    )}
    <Button priority="lowLinkUnderline" onClick={onRemove}>
      <FormattedMessage id="savedPayments.remove" />{' '}
      <VisuallyHidden>
        <SavedPaymentName card={card} />
      </VisuallyHidden>
    </Button>
  </div>
);
