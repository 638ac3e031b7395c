import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ProductCardFieldsFragment } from '@/features/catalog/ProductCardFields.graphql.generated';
import { productPath } from '@/features/catalog/productPaths';
import { ErrorBoundary } from '@/kernel/errors/ErrorBoundary';
import { lazyComponent } from '@/kernel/routing/lazyComponent';
import { IconButton } from '@/ui/IconButton/IconButton';
import { ChooseOptionsLink } from './ChooseOptionsLink';

/** The choice, in a chunk of its own. */
const lazyCardOptions = lazyComponent(
  async () => (await import(/* webpackChunkName: "card-options" */ './CardOptionsDialog')).CardOptionsDialog,
);

/** The plus of a product that has options: opens their choice; when that cannot be loaded, it leads to the product. */
export const CardOptionsButton = ({ product }: { product: ProductCardFieldsFragment }) => {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const name = product.name ?? '';
  const label = formatMessage({ id: 'product.chooseOptions' }, { name });
  const path = productPath(product);
  return (
    <ErrorBoundary fallback={<ChooseOptionsLink product={product} />}>
      <IconButton
        icon="plus"
        variant="add"
        label={label}
        aria-haspopup="dialog"
        onPointerEnter={lazyCardOptions.loadAhead}
        onFocus={lazyCardOptions.loadAhead}
        onTouchStart={lazyCardOptions.loadAhead}
        onClick={() => {
          setIsWanted(true);
          setIsOpen(true);
        }}
      />
      {isWanted ? (
        <Suspense>
          <lazyCardOptions.Component
            sku={product.sku ?? ''}
            name={name}
            path={path}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      ) : null}
    </ErrorBoundary>
  );
};
