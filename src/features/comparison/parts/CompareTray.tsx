import { FormattedMessage, useIntl } from 'react-intl';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { Button } from '@/ui/Button/Button';
import { usePageFoot } from '@/ui/pageFoot/usePageFoot';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import { useCompared, writeCompared } from '../compared';
import { comparePath } from '../comparePath';
import { ListStart } from '../ListStart';
import { syncLater } from '../loadSync';
import { ListTrouble } from '../ListTrouble';
import { useCompareNews } from './useCompareNews';
import styles from './CompareTray.module.css';

/** What was chosen to compare, at the foot of the window, and the way to the comparison; nothing without a choice. */
export const CompareTray = () => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const products = useCompared();
  const news = useCompareNews(products);
  usePageFoot('bar', products.length > 0);
  const clear = (): void => {
    writeCompared([]);
    if (CAPABILITIES.compareLists) dispatch(syncLater());
  };
  return (
    <>
      {CAPABILITIES.compareLists ? <ListStart /> : null}
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
      {products.length > 0 ? (
        <div role="region" className={styles.tray} aria-label={formatMessage({ id: 'compare.title' })}>
          {CAPABILITIES.compareLists ? <ListTrouble /> : null}
          <div className={styles.row}>
            <p className={styles.names}>{products.map(({ name }) => name).join(', ')}</p>
            <Button size="small" priority="low" onClick={clear}>
              <FormattedMessage id="compare.clear" />
            </Button>
            <Button size="small" priority="normal" to={comparePath(products.map(({ sku }) => sku))}>
              <FormattedMessage id="compare.open" values={{ count: products.length }} />
            </Button>
          </div>
        </div>
      ) : null}
    </>
  );
};
