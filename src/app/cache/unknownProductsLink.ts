import { ApolloLink, type InMemoryCache } from '@apollo/client';
import { map } from 'rxjs';

type Policies = Pick<InMemoryCache['policies'], 'addPossibleTypes'>;

const learnProducts = (value: unknown, policies: Policies): void => {
  if (typeof value !== 'object' || value === null) return;
  if ('sku' in value && 'price_range' in value && '__typename' in value && typeof value.__typename === 'string') {
    const types = [value.__typename];
    // Only of a product that may have options are they in the answer.
    policies.addPossibleTypes({
      ProductInterface: types,
      CustomizableProductInterface: 'options' in value ? types : [],
    });
  }
  for (const inner of Object.values(value)) learnProducts(inner, policies);
};

/**
 * Tells the cache of types of products that a module of the backend adds (gift cards of Adobe Commerce, for example),
 * before their answer is written: it drops what fragments on an interface ask of a type that it does not know. What it
 * knows already may be said again.
 */
export const createUnknownProductsLink = (policies: Policies): ApolloLink =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      map((result) => {
        learnProducts(result.data, policies);
        return result;
      }),
    ),
  );
