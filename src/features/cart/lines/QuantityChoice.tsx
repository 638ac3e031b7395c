import { FormattedMessage } from 'react-intl';
import { Button } from '@/ui/Button/Button';

/** The quantity that can be had in the place of one that is refused. */
export const QuantityChoice = ({ quantity, onChoose }: { quantity: number; onChoose: (quantity: number) => void }) => (
  <p>
    <Button priority="low" size="small" onClick={() => onChoose(quantity)}>
      <FormattedMessage id="cart.chooseQuantity" values={{ quantity }} />
    </Button>
  </p>
);
