import { Deferred } from '@/kernel/routing/Deferred';
import { lazyCompareToggle } from './lazyComparison';

export interface CardCompareProps {
  product: { sku: string | null; name: string | null };
}

/** The icon of a card that puts its product into the comparison; it comes after what is seen first. */
export const CardCompare = ({ product: { sku, name } }: CardCompareProps) =>
  sku ? (
    <Deferred>
      <lazyCompareToggle.Component sku={sku} name={name ?? sku} />
    </Deferred>
  ) : null;
