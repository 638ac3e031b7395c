import { Deferred } from '@/kernel/routing/Deferred';
import { lazyCompareToggle } from './lazyComparison';

export interface CardCompareProps {
  product: { uid: string; sku: string | null; name: string | null };
}

/** The icon of a card that puts its product into the comparison; it comes after what is seen first. */
export const CardCompare = ({ product: { uid, sku, name } }: CardCompareProps) =>
  sku ? (
    <Deferred>
      <lazyCompareToggle.Component uid={uid} sku={sku} name={name ?? sku} />
    </Deferred>
  ) : null;
