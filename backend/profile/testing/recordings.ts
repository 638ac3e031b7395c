import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Kind, OperationTypeNode, print, stripIgnoredCharacters, type DocumentNode } from 'graphql';

import { readOperations } from '../../../build/documents/ownDocuments.js';

/** A request to a running Magento and its answer. */
export interface Recording {
  name: string;
  operation: string | null;
  kind: 'graphql' | 'rest';
  method: string;
  path: string;
  document: string | null;
  /** Variables of a document, or the body of a REST call. */
  variables?: unknown;
  headersSent?: Record<string, string>;
  /** Whether a customer asked; who it was is not recorded. */
  isSignedIn?: boolean;
  status: number;
  body: unknown;
}

const textOf = (folder: string, file: string): string => readFileSync(join(folder, 'recorded', file), 'utf8');

const filesOf246 = ['20-shop-operations-on-2.4.6.json', '21-faults-on-2.4.6.json'];

/**
 * Reads the recorded answers of a real 2.4.6: the shop's operations, and requests that it refuses.
 * @param folder the folder that CONTRACT_DIR names.
 */
export const readRecordings = (folder: string): Recording[] =>
  filesOf246.flatMap((file) => (JSON.parse(textOf(folder, file)) as { entries: Recording[] }).entries);

/** A recording of 2.4.7, which names the shop's operations and repeats only those documents that are none of them. */
interface NamedRecording {
  name: string;
  operation: string;
  document?: string;
  variables: unknown;
  signedIn: boolean;
  store?: string;
  status: number;
  answer: unknown;
}

const documentsThen = join(import.meta.dirname, 'recordedOperations');

const isMutation = ({ definitions }: DocumentNode): boolean =>
  definitions.some((each) => each.kind === Kind.OPERATION_DEFINITION && each.operation === OperationTypeNode.MUTATION);

/**
 * Reads the recorded answers of a real 2.4.7-p1 to a visit from the home page to an order, in the order of the visit. The
 * shop's documents are those of that day (`recordedOperations/`): today's ask for other fields.
 * @param folder the folder that CONTRACT_DIR names.
 */
export const readVisit = (folder: string): Recording[] => {
  const operations = readOperations(documentsThen);
  const { entries } = JSON.parse(textOf(folder, '30-shop-on-2.4.7-p1.json')) as { entries: NamedRecording[] };
  return entries.map(({ name, operation, document, variables, signedIn, store, status, answer }) => {
    const known = operations.get(operation);
    if (document === undefined && !known) throw new Error(`There is no document ${operation} of that day.`);
    const isPost = document?.startsWith('mutation') ?? (known && isMutation(known));
    return {
      name,
      operation,
      kind: 'graphql',
      method: isPost ? 'POST' : 'GET',
      path: '/graphql',
      document: document ?? (known ? stripIgnoredCharacters(print(known)) : null),
      variables,
      ...(store === undefined ? {} : { headersSent: { Store: store } }),
      isSignedIn: signedIn,
      status,
      body: answer,
    };
  });
};

/** What a real 2.4.7-p1 said to so many of a product. */
export interface RecordedQuantity {
  /** SKU, and behind a colon what is special about it. */
  product: string;
  quantity: number;
  total_quantity: number;
  user_errors: { code: string; message: string }[];
}

/** Reads what a real 2.4.7-p1 said to quantities. */
export const readQuantities = (folder: string): RecordedQuantity[] =>
  (JSON.parse(textOf(folder, '31-quantities-on-2.4.7-p1.json')) as { answers: RecordedQuantity[] }).answers;

/** The request of a recording as the shop sends it. */
export const requestOf = ({ method, path, document, variables = {}, headersSent = {} }: Recording): Request => {
  const url = new URL(path, 'http://localhost');
  if (method === 'GET') {
    if (document !== null) url.searchParams.set('query', document);
    url.searchParams.set('variables', JSON.stringify(variables));
    return new Request(url, { headers: headersSent });
  }
  return new Request(url, {
    method,
    headers: { 'Content-Type': 'application/json', ...headersSent },
    body: JSON.stringify(document === null ? variables : { query: document, variables }),
  });
};
