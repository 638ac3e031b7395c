import { FormattedMessage, useIntl } from 'react-intl';
import { Notice } from '@/ui/Notice/Notice';
import { type CartLine, isBlocked } from '../cartContents';

/** Names what stands in the way of the order: the lines that cannot be had as they are. */
export const StockNotice = ({ lines }: { lines: readonly CartLine[] }) => {
  const { formatList } = useIntl();
  const names = lines.filter(isBlocked).map(({ product }) => product.name ?? '');
  if (names.length === 0) return null;
  return (
    <Notice kind="warning" isLive>
      <FormattedMessage id="cart.unavailable" values={{ count: names.length, names: formatList(names) }} />
    </Notice>
  );
};
