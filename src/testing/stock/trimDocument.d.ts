import type { DocumentNode } from 'graphql';

export const stockCapabilities: Capabilities;
export const markedDocument: (document: DocumentNode) => DocumentNode;
