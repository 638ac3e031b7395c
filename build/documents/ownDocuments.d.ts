import type { DocumentNode } from 'graphql';

export function readOperations(sources: string): Map<string, DocumentNode>;
