import { FormattedMessage, useIntl } from 'react-intl';
import { lazyCompareActions } from '@/features/comparison/lazyComparison';
import { productPath } from '@/features/catalog/productPaths';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { share } from '@/kernel/sharing/share';
import { addToast } from '@/kernel/toasts/toastSlice';
import { Deferred } from '@/kernel/routing/Deferred';
import { Button } from '@/ui/Button/Button';
import type { SectionProps } from '../lazySections';
import styles from './ProductActions.module.css';

/** Shares a product by the device's own means, or copies its address; and prints what is in it. */
export const ProductActions = ({ product }: SectionProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const shareProduct = async (): Promise<void> => {
    const outcome = await share({ title: product.name ?? '', url: window.location.origin + productPath(product) });
    if (outcome === 'copied')
      dispatch(addToast({ type: 'success', message: formatMessage({ id: 'product.shareCopied' }) }));
    if (outcome === 'failed') dispatch(addToast({ type: 'error', message: formatMessage({ id: 'share.failed' }) }));
  };
  return (
    <div className={styles.actions}>
      <Button priority="lowLinkUnderline" onClick={() => void shareProduct()}>
        <FormattedMessage id="product.share" />
      </Button>
      <Button priority="lowLinkUnderline" onClick={() => window.print()}>
        <FormattedMessage id="product.print" />
      </Button>
      {product.sku ? (
        <Deferred
          room={
            <span className={styles.room}>
              <FormattedMessage id="compare.add" />
            </span>
          }
        >
          <lazyCompareActions.Component uid={product.uid} sku={product.sku} name={product.name ?? product.sku} />
        </Deferred>
      ) : null}
    </div>
  );
};
