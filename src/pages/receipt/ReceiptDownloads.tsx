import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import type { OrderOnReceipt } from '@/features/checkout/checkoutSlice';
import { downloadsPath, hasDownloads } from '@/features/orders/orderedItems';
import { selectIsSignedIn } from '@/features/session/userSlice';
import { Button } from '@/ui/Button/Button';
import styles from './Receipt.module.css';

/** Where the files of an order are: only an account has a list of them, guests get theirs by mail. */
export const ReceiptDownloads = ({ order }: { order: OrderOnReceipt }) => {
  const isSignedIn = useSelector(selectIsSignedIn);
  if (!isSignedIn || !hasDownloads(order)) return null;
  return (
    <p className={styles.lead}>
      <FormattedMessage id="receipt.downloads" />{' '}
      <Button priority="lowLinkUnderline" to={downloadsPath}>
        <FormattedMessage id="downloads.title" />
      </Button>
    </p>
  );
};
