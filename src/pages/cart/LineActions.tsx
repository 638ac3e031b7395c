import { FormattedMessage, useIntl } from 'react-intl';
import { type CartLine, keyOfLine } from '@/features/cart/cartContents';
import { useIsWishlistEnabled } from '@/features/session/storeSwitches';
import { Button } from '@/ui/Button/Button';
import type { SaveForLater } from './useSaveForLater';

export interface LineActionsProps {
  line: CartLine;
  later: SaveForLater;
}

/** Action that the page adds to a line: saving it for later. */
export const LineActions = ({ line, later }: LineActionsProps) => {
  const { formatMessage } = useIntl();
  const isWishlistEnabled = useIsWishlistEnabled();
  if (!isWishlistEnabled) return null;
  return (
    <Button
      priority="lowLinkUnderline"
      aria-label={formatMessage({ id: 'cart.saveForLaterNamed' }, { name: line.product.name })}
      isLoading={later.savingKey === keyOfLine(line)}
      onClick={() => later.save(line)}
    >
      <FormattedMessage id="cart.saveForLater" />
    </Button>
  );
};
