import type { PaymentProvider } from './context';
import type { Db } from './db/open';
import { createGraphQl, createSchema, type GraphQlEngine } from './graphql/createGraphQl';
import { domainResolvers } from './graphql/domainResolvers';
import type { ReportError } from './graphql/formatResult';
import { createGraphQlHandler } from './graphql/handleGraphQl';
import type { RequestHandler } from './http/nodeAdapter';
import { createRestHandler, type RestEndpoint } from './rest/restRouter';
import { reportToLog } from './report';
import type { Settings } from './settings';

/** What a backend is made of. */
export interface BackendOptions {
  db: Db;
  settings: Settings;
  payments: PaymentProvider;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Told about unexpected errors, which clients see only as 'Internal server error'. */
  report?: ReportError;
  restEndpoints?: readonly RestEndpoint[];
}

/** The embedded backend without sockets: GraphQL and REST behind one function. */
export interface Backend {
  /** Answers a request under /graphql or /rest/; null for any other path. */
  handle(request: Request): Promise<Response> | null;
}

/** The engine holds no data of one backend, so a process with many of them (tests) builds the schema once. */
let engine: GraphQlEngine | undefined;

/** Wires the domains to their transports. The same object serves production, development and tests. */
export const createBackend = ({
  db,
  settings,
  payments,
  now = Date.now,
  report = reportToLog,
  restEndpoints = [],
}: BackendOptions): Backend => {
  const services = { db, settings, payments, now };
  engine ??= createGraphQl(createSchema(domainResolvers));
  const graphQl = createGraphQlHandler(services, engine, report);
  const rest = createRestHandler(services, restEndpoints, report);
  const routes: { matches: (path: string) => boolean; handle: RequestHandler }[] = [
    { matches: (path) => path === '/graphql', handle: graphQl },
    { matches: (path) => path.startsWith('/rest/'), handle: rest },
  ];

  return {
    handle: (request) => {
      const { pathname } = new URL(request.url);
      return routes.find(({ matches }) => matches(pathname))?.handle(request) ?? null;
    },
  };
};
