import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { pickValue, type Selection } from '@/features/catalog/variantChoice';
import { CardOptionsDocument } from './CardOptions.graphql.generated';
import { type CardOption, type CardVariant, choiceOfUids, optionsIn, variantOf, variantsIn } from './optionChoice';

export interface OptionChoice {
  /** 'empty': the backend names nothing to choose. */
  status: 'loading' | 'failed' | 'empty' | 'ready';
  retry: () => Promise<unknown>;
  options: readonly CardOption[];
  variants: readonly CardVariant[];
  choice: Selection;
  choose: (code: string, uid: string) => void;
  /** The chosen variant. */
  variant: CardVariant | undefined;
}

/** The choice among the options of a product: at first the given values, or the first variant in stock. */
export const useOptionChoice = (sku: string, formerUids: readonly string[] = []): OptionChoice => {
  const { data, loading, refetch } = useQuery(CardOptionsDocument, {
    variables: { sku },
    notifyOnNetworkStatusChange: true,
  });
  const [picked, setPicked] = useState<Selection>();
  const variants = variantsIn(data);
  const choice = picked ?? choiceOfUids(variants, formerUids);
  const withoutVariants = loading ? 'loading' : data?.products?.items?.length ? 'empty' : 'failed';
  return {
    status: variants.length > 0 ? 'ready' : withoutVariants,
    retry: () => refetch(),
    options: optionsIn(data),
    variants,
    choice,
    choose: (code, uid) => setPicked(pickValue(variants, choice, code, uid)),
    variant: variantOf(variants, choice),
  };
};
