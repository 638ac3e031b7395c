import type { ApolloLink } from '@apollo/client';
import { type DocumentNode, Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql';

const operationOf = (document: DocumentNode): OperationDefinitionNode | undefined =>
  document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);

/** Whether an operation changes something, so that it must not be sent twice. */
export const isMutation = ({ query }: Pick<ApolloLink.Operation, 'query'>): boolean =>
  operationOf(query)?.operation === OperationTypeNode.MUTATION;

/** Whether a query asks for one of those root fields. */
export const asksFor = ({ query }: Pick<ApolloLink.Operation, 'query'>, fields: ReadonlySet<string>): boolean =>
  operationOf(query)?.selectionSet.selections.some(
    (selection) => selection.kind === Kind.FIELD && fields.has(selection.name.value),
  ) ?? false;
