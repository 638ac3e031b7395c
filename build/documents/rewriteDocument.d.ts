import type { DocumentNode } from 'graphql';
import type { KnownBackend } from '../capabilities.js';

type Rewrite = (document: DocumentNode) => DocumentNode;

export function documentRewriter(root: string, backend: Pick<KnownBackend, 'absent'>): Rewrite;
export function sentDocumentMaker(root: string, backend: Pick<KnownBackend, 'absent'>): Promise<Rewrite>;
