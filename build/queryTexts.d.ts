import type { DocumentNode } from 'graphql';

export function queryTexts(
  sourceFolder: string,
  sentDocument: (document: DocumentNode) => DocumentNode,
): (name: string) => string;
