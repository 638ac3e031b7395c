import { randomUUID } from 'node:crypto';

import type { RequestContext } from '../context';
import { privateCacheHeaders } from '../graphql/cacheHeaders';
import { RequestFailure } from '../graphql/errors';
import type { ReportError } from '../graphql/formatResult';
import { isJson, mediaType } from '../http/contentType';
import { isNestedTooDeep } from '../http/nesting';
import { createRequestContext, type BackendServices } from '../http/requestContext';

import { shortened } from '../report';

import { errorWords } from '../words/errorWords';
import { RestError, type RestParameters } from './restError';

/** Values of the `:name` segments of a pattern. */
export type RestPathParameters = Record<string, string>;

/** One REST call. */
export interface RestEndpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path after `/V1/`, such as `guest-carts/:cartId/shipping-information`. */
  pattern: string;
  /** Whether the body is a file, whatever type it says it has. */
  takesFile?: boolean;
  /**
   * Answers the call: what it returns is the JSON body of a 200, or a Response as it stands.
   * @param body the parsed JSON body, or the bytes of a file; undefined when there is none.
   * @throws RestError for a refusal.
   */
  handle(context: RequestContext, parameters: RestPathParameters, body: unknown): unknown;
}

/** `/rest/V1/...` or `/rest/{storeCode}/V1/...`. */
const restPath = /^\/rest\/(?:([^/]+)\/)?V1\/(.+?)\/?$/;

const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

const matchPattern = (pattern: string, path: string): RestPathParameters | null => {
  const expected = pattern.split('/');
  const actual = path.split('/');
  if (expected.length !== actual.length) return null;
  const parameters: RestPathParameters = {};
  for (const [index, part] of expected.entries()) {
    const segment = actual[index] ?? '';
    if (part.startsWith(':')) parameters[part.slice(1)] = decode(segment);
    else if (part !== segment) return null;
  }
  return parameters;
};

const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...privateCacheHeaders, ...headers },
  });

/** The real backend's sentence. */
const noRoute = 'Request does not match any route.';

const readBody = async (request: Request, { takesFile = false }: RestEndpoint): Promise<unknown> => {
  if (takesFile) return new Uint8Array(await request.arrayBuffer());
  if (request.method === 'GET' || request.method === 'DELETE') return undefined;
  const text = await request.text();
  if (text.trim() === '') return undefined;
  if (!isJson(request)) {
    throw new RestError(
      400,
      `Server cannot understand Content-Type HTTP header media type ${mediaType(request).slice(0, 80)}`,
    );
  }
  if (isNestedTooDeep(text)) throw new RestError(400, 'Decoding error.');
  try {
    return JSON.parse(text);
  } catch {
    throw new RestError(400, 'Decoding error.');
  }
};

/** Characters of a message, as in answers of GraphQL. */
const longestMessage = 500;

/** A parameter may be an error itself. */
const shortParameter = (value: string | number | null, locale: string) =>
  typeof value === 'string' ? errorWords(shortened(value, longestMessage), locale) : value;

const shortParameters = (parameters: RestParameters, locale: string): RestParameters =>
  Array.isArray(parameters)
    ? parameters.map((value) => shortParameter(value, locale))
    : Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, shortParameter(value, locale)]));

const toErrorResponse = (error: unknown, report: ReportError, locale: string): Response => {
  if (error instanceof RestError) {
    const { status } = error;
    const message = errorWords(shortened(error.message, longestMessage), locale);
    const parameters = error.parameters && shortParameters(error.parameters, locale);
    return json(status, parameters === undefined ? { message } : { message, parameters });
  }
  // The path names a store that does not exist.
  if (error instanceof RequestFailure) return json(400, { message: 'Specified request cannot be processed.' });
  const reference = `webapi-${randomUUID().replaceAll('-', '').slice(0, 13)}`;
  report(error);
  return json(500, {
    message: `Internal Error. Details are available in Magento log file. Report ID: ${reference}`,
  });
};

/** Makes the handler of `/rest/...` over the domains' endpoints with Magento's paths, statuses and bodies. */
export const createRestHandler = (
  services: BackendServices,
  endpoints: readonly RestEndpoint[],
  report: ReportError,
) => {
  const answer = async (request: Request, onContext: (context: RequestContext) => void): Promise<Response> => {
    const [, storeCode, path = ''] = restPath.exec(new URL(request.url).pathname) ?? [];
    const allowed: string[] = [];
    for (const endpoint of endpoints) {
      const parameters = matchPattern(endpoint.pattern, path);
      if (!parameters) continue;
      if (endpoint.method !== request.method) {
        allowed.push(endpoint.method);
        continue;
      }
      // The path alone names the store: without a code it is the default view, whatever the header says.
      const context = createRequestContext(services, request, storeCode ?? '');
      onContext(context);
      const result = await endpoint.handle(context, parameters, await readBody(request, endpoint));
      return result instanceof Response ? result : json(200, result);
    }
    const { restMethodStatus } = services.settings.profile.transport;
    if (allowed.length > 0) return json(restMethodStatus, { message: noRoute }, { Allow: allowed.join(', ') });
    throw new RestError(404, noRoute);
  };

  return async (request: Request): Promise<Response> => {
    let locale = '';
    try {
      return await answer(request, ({ store }) => {
        locale = store.locale;
      });
    } catch (error) {
      return toErrorResponse(error, report, locale);
    }
  };
};
