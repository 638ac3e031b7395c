import type { ApolloLink } from '@apollo/client';
import { type DocumentNode, Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql';

/** Root fields whose answers belong to one shopper: never cached, never in a URL. */
const personalFields = new Set([
  'cart',
  'customer',
  'customerCart',
  'customerOrders',
  'customerPaymentTokens',
  'dynamicBlocks',
  'isEmailAvailable',
  'placedOrder',
  'trackedOrder',
  'wishlist',
]);

const operationOf = (document: DocumentNode): OperationDefinitionNode | undefined =>
  document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);

export const isMutation = ({ query }: Pick<ApolloLink.Operation, 'query'>): boolean =>
  operationOf(query)?.operation === OperationTypeNode.MUTATION;

/** Whether a query asks for something that belongs to one shopper. */
export const isPersonal = ({ query }: Pick<ApolloLink.Operation, 'query'>): boolean =>
  operationOf(query)?.selectionSet.selections.some(
    (selection) => selection.kind === Kind.FIELD && personalFields.has(selection.name.value),
  ) ?? false;
