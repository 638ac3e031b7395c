import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A request to a running Magento 2.4.6 and its answer. */
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
  status: number;
  body: unknown;
}

const files = ['20-shop-operations-on-2.4.6.json', '21-faults-on-2.4.6.json'];

/**
 * Reads the recorded answers of a real backend: the shop's operations, and requests that it refuses.
 * @param folder the folder that CONTRACT_DIR names.
 */
export const readRecordings = (folder: string): Recording[] =>
  files.flatMap((file) => {
    const text = readFileSync(join(folder, 'recorded', file), 'utf8');
    return (JSON.parse(text) as { entries: Recording[] }).entries;
  });

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
