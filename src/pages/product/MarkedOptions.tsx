import { useOptimistic } from 'react';

import { markThenFollow } from '@/kernel/scheduling/markThenFollow';
import { ProductOptions } from './ProductOptions';
import type { VariantChoice } from './useVariantSelection';

/** The options of a product; what is picked is marked before the page has followed it. */
export const MarkedOptions = (choice: VariantChoice) => {
  const [marked, setMarked] = useOptimistic(choice.selection);
  const pick = (code: string, uid: string): void =>
    markThenFollow(
      () => setMarked({ ...marked, [code]: uid }),
      () => choice.pick(code, uid, marked),
    );
  return <ProductOptions {...choice} selection={marked} pick={pick} />;
};
