import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@/ui/Button/Button';
import { usePageFoot } from '@/ui/pageFoot/usePageFoot';
import { useCompared, writeCompared } from '../compared';
import { comparePath } from '../comparePath';
import styles from './CompareTray.module.css';

/** What was chosen to compare, at the foot of the window, and the way to the comparison; nothing without a choice. */
export const CompareTray = () => {
  const { formatMessage } = useIntl();
  const products = useCompared();
  usePageFoot('bar', products.length > 0);
  if (products.length === 0) return null;
  return (
    <div role="region" className={styles.tray} aria-label={formatMessage({ id: 'compare.title' })}>
      <p className={styles.names}>{products.map(({ name }) => name).join(', ')}</p>
      <Button size="small" priority="low" onClick={() => writeCompared([])}>
        <FormattedMessage id="compare.clear" />
      </Button>
      <Button size="small" priority="normal" to={comparePath(products.map(({ sku }) => sku))}>
        <FormattedMessage id="compare.open" values={{ count: products.length }} />
      </Button>
    </div>
  );
};
