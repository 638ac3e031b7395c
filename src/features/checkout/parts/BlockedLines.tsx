import { FormattedMessage, useIntl } from 'react-intl';
import type { CartLine } from '@/features/cart/cartContents';
import { CartLines } from '@/features/cart/CartLines';
import { Notice } from '@/ui/Notice/Notice';

/** The lines for which every payment would be refused, to be changed or taken out where one pays. */
export const BlockedLines = ({ lines }: { lines: readonly CartLine[] }) => {
  const { formatList } = useIntl();
  const names = lines.map(({ product }) => product.name ?? '');
  return (
    <section>
      <Notice kind="warning" isLive>
        <FormattedMessage id="cart.unavailable" values={{ count: names.length, names: formatList(names) }} />
      </Notice>
      <CartLines lines={lines} size="mini" />
    </section>
  );
};
