import type { DocumentNode, GraphQLSchema } from 'graphql';

export function schemaFiles(folder: string): Record<string, DocumentNode>;
export function readOwnSchema(root: string): GraphQLSchema;
