import { ApolloLink, type InMemoryCache } from '@apollo/client';
import { map } from 'rxjs';
import { isRecord } from '@/kernel/isRecord';
import { possibleTypes } from '../possibleTypes.generated';

type Policies = Pick<InMemoryCache['policies'], 'addPossibleTypes'>;

const knownTypes = new Set(Object.values(possibleTypes).flat());

/** Calls back for every product of a type that the schema did not have, wherever it stands in an answer. */
const visitUnknown = (value: unknown, onProduct: (typename: string, product: object) => void): void => {
  if (typeof value !== 'object' || value === null) return;
  if (isRecord(value) && 'sku' in value && 'price_range' in value) {
    const { __typename: typename } = value;
    if (typeof typename === 'string' && !knownTypes.has(typename)) onProduct(typename, value);
  }
  for (const inner of Object.values(value)) visitUnknown(inner, onProduct);
};

/**
 * Tells the cache of types of products that a module of the backend adds (gift cards of Adobe Commerce, for example),
 * before their answer is written: it drops what fragments on an interface ask of a type that it does not know.
 */
export const createUnknownProductsLink = (policies: Policies): ApolloLink =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      map((result) => {
        visitUnknown(result.data, (typename, product) =>
          policies.addPossibleTypes({
            ProductInterface: [typename],
            // Only of a product that may have options are they in the answer.
            ...('options' in product ? { CustomizableProductInterface: [typename] } : {}),
          }),
        );
        return result;
      }),
    ),
  );
