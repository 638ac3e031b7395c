import type { ApolloLink } from '@apollo/client';
import type { DocumentNode, OperationDefinitionNode } from 'graphql';

/** Root fields whose answers belong to one shopper: never cached, never in a URL (ARCHITECTURE §7). */
const personalFields = new Set([
  'cart',
  'customer',
  'customerCart',
  'customerOrders',
  'customerPaymentTokens',
  'isEmailAvailable',
  'placedOrder',
  'wishlist',
]);

const operationOf = (document: DocumentNode): OperationDefinitionNode | undefined =>
  document.definitions.find((definition) => definition.kind === 'OperationDefinition');

export const isMutation = ({ query }: Pick<ApolloLink.Operation, 'query'>): boolean =>
  operationOf(query)?.operation === 'mutation';

/** Whether a query asks for something that belongs to one shopper. */
export const isPersonal = ({ query }: Pick<ApolloLink.Operation, 'query'>): boolean =>
  operationOf(query)?.selectionSet.selections.some(
    (selection) => selection.kind === 'Field' && personalFields.has(selection.name.value),
  ) ?? false;
