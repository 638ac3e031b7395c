import { Suspense, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorBoundary } from '@/kernel/errors/ErrorBoundary';
import { useAppDispatch } from '@/kernel/redux/hooks';
import { lazyComponent } from '@/kernel/routing/lazyComponent';
import { ShopLink } from '@/kernel/routing/ShopLink';
import { Button } from '@/ui/Button/Button';
import type { CartLine } from '../cartContents';
import { itemEditBegun, itemEditEnded } from '../operations/cartContextSlice';

/** The dialog, in a chunk of its own. */
const lazyEditOptions = lazyComponent(
  async () => (await import(/* webpackChunkName: "edit-options" */ './EditOptionsDialog')).EditOptionsDialog,
);

/** Opens the options of a line; when they cannot be loaded it leads to the product. Nothing for what has none. */
export const EditOptionsButton = ({ line }: { line: CartLine }) => {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const dispatch = useAppDispatch();
  const begin = (): void => {
    setIsWanted(true);
    setIsOpen(true);
    dispatch(itemEditBegun(line.uid));
  };
  const end = (): void => {
    setIsOpen(false);
    dispatch(itemEditEnded(line.uid));
  };
  // A line that leaves the cart meanwhile takes its dialog along.
  useEffect(() => () => void dispatch(itemEditEnded(line.uid)), [dispatch, line.uid]);
  const { name, url_key: urlKey, url_suffix: suffix } = line.product;
  if (line.__typename !== 'ConfigurableCartItem') return null;
  return (
    <ErrorBoundary
      fallback={
        <ShopLink to={`/${urlKey ?? ''}${suffix ?? ''}`}>
          <FormattedMessage id="cart.editOptions" />
        </ShopLink>
      }
    >
      <Button
        priority="lowLinkUnderline"
        aria-haspopup="dialog"
        aria-label={formatMessage({ id: 'cart.editOptionsOf' }, { name })}
        onPointerEnter={lazyEditOptions.loadAhead}
        onFocus={lazyEditOptions.loadAhead}
        onClick={begin}
      >
        <FormattedMessage id="cart.editOptions" />
      </Button>
      {isWanted ? (
        <Suspense>
          <lazyEditOptions.Component line={line} isOpen={isOpen} onClose={end} />
        </Suspense>
      ) : null}
    </ErrorBoundary>
  );
};
