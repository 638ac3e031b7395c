import type { CartLine } from '@/features/cart/cartContents';
import { CartLines, StockNotice } from '@/features/cart/CartLines';

/** The lines for which every payment would be refused, to be changed or taken out where one pays. */
export const BlockedLines = ({ lines }: { lines: readonly CartLine[] }) => (
  <section>
    <StockNotice lines={lines} />
    <CartLines lines={lines} size="mini" />
  </section>
);
