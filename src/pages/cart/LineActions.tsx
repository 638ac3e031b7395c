import { FormattedMessage, useIntl } from 'react-intl';
import { EditOptionsButton } from '@/features/cart/EditOptionsButton';
import { keyOfLine } from '@/features/cart/lineKey';
import type { CartLine } from '@/features/cart/useCart';
import { useIsWishlistEnabled } from '@/features/session/useIsWishlistEnabled';
import { Button } from '@/ui/Button/Button';
import type { SaveForLater } from './useSaveForLater';

export interface LineActionsProps {
  line: CartLine;
  later: SaveForLater;
}

/** What can be done about a line besides its quantity: other options, and keeping it for later. */
export const LineActions = ({ line, later }: LineActionsProps) => {
  const { formatMessage } = useIntl();
  const isWishlistEnabled = useIsWishlistEnabled();
  return (
    <>
      <EditOptionsButton line={line} />
      {isWishlistEnabled ? (
        <Button
          priority="lowLinkUnderline"
          aria-label={formatMessage({ id: 'cart.saveForLaterNamed' }, { name: line.product.name })}
          isLoading={later.savingKey === keyOfLine(line)}
          onClick={() => later.save(line)}
        >
          <FormattedMessage id="cart.saveForLater" />
        </Button>
      ) : null}
    </>
  );
};
