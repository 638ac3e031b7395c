import { FormattedMessage, useIntl } from 'react-intl';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { Dialog } from '@/ui/Dialog/Dialog';
import { CardOptionsForm } from './CardOptionsForm';
import styles from './OptionsForm.module.css';

export interface CardOptionsDialogProps {
  sku: string;
  name: string;
  /** The product's page. */
  path: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Options first: what has to be chosen before a product of a card goes into the cart. */
export const CardOptionsDialog = ({ sku, name, path, isOpen, onClose }: CardOptionsDialogProps) => {
  const { formatMessage } = useIntl();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={formatMessage({ id: 'product.chooseOptions' }, { name })}>
      <CardOptionsForm sku={sku} name={name} onAdded={onClose} />
      <p className={styles.details}>
        <ShopLink to={path} className={styles.link} onClick={onClose}>
          <FormattedMessage id="cardOptions.details" values={{ name }} />
        </ShopLink>
      </p>
    </Dialog>
  );
};
