import { isNestedTooDeep } from '../http/nesting';
import { isRecord } from '../isRecord';
import { RequestFailure } from './errors';

/** One GraphQL operation as the request carries it. */
export interface GraphQlParameters {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | undefined;
}

/** A POST body that is not JSON: the real backend answers with an HTML page, not with a GraphQL error. */
export class UnreadableBody extends Error {}

const parseJson = (text: string): unknown => {
  if (isNestedTooDeep(text)) throw new RequestFailure('The request is nested too deeply.');
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const fromRecord = (source: Record<string, unknown>): GraphQlParameters => ({
  query: typeof source.query === 'string' ? source.query : '',
  variables: isRecord(source.variables) ? source.variables : {},
  operationName: typeof source.operationName === 'string' && source.operationName ? source.operationName : undefined,
});

/**
 * Reads query, variables and operation name from the URL of a GET or the JSON body of a POST. Variables of a GET that
 * are no JSON object count as none.
 * @param body text of the request body; empty for GET.
 * @throws RequestFailure for a batch, and for what is nested too deeply; UnreadableBody for a body that is not JSON.
 */
export const readParameters = (method: string, url: URL, body: string): GraphQlParameters => {
  if (method !== 'POST') {
    const { searchParams } = url;
    return fromRecord({
      query: searchParams.get('query'),
      variables: parseJson(searchParams.get('variables') ?? ''),
      operationName: searchParams.get('operationName'),
    });
  }
  const parsed = parseJson(body);
  if (Array.isArray(parsed)) throw new RequestFailure('Batched requests are not supported.');
  if (!isRecord(parsed)) throw new UnreadableBody('The request body is not a JSON object.');
  return fromRecord(parsed);
};
