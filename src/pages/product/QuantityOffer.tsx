import { FormattedMessage } from 'react-intl';
import { Button } from '@/ui/Button/Button';
import type { Purchase } from './usePurchase';
import styles from './BuyRow.module.css';

/** The quantity that can be bought in the place of the one that was refused. */
export const QuantityOffer = ({ offer, setQuantity }: Pick<Purchase, 'setQuantity'> & { offer: number }) => (
  <p className={styles.offer}>
    <Button priority="low" size="small" onClick={() => setQuantity(offer)}>
      <FormattedMessage id="cart.chooseQuantity" values={{ quantity: offer }} />
    </Button>
  </p>
);
