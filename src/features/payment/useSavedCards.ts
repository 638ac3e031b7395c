import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { CustomerPaymentTokensDocument } from './api/CustomerPaymentTokens.graphql.generated';
import { readSavedCard, type SavedCard } from './savedCards/savedCard';

export { readSavedCard, type SavedCard };

const noCards: readonly SavedCard[] = [];

/** Cards that a customer keeps; null while they load. Without an answer a card can be typed. */
export const useSavedCards = (isSignedIn: boolean): readonly SavedCard[] | null => {
  const apollo = useApolloClient();
  const [cards, setCards] = useState<readonly SavedCard[] | null>(null);

  useEffect(() => {
    if (!isSignedIn) return undefined;
    let isWanted = true;
    apollo.query({ query: CustomerPaymentTokensDocument, fetchPolicy: 'no-cache' }).then(
      ({ data }) => {
        const tokens = data?.customerPaymentTokens?.items ?? [];
        const known = tokens.flatMap((token) => (token?.type === 'card' ? (readSavedCard(token) ?? []) : []));
        if (isWanted) setCards(known);
      },
      () => isWanted && setCards(noCards),
    );
    return () => {
      isWanted = false;
    };
  }, [apollo, isSignedIn]);

  return isSignedIn ? cards : noCards;
};
