import { createCaptchaHandler } from './captcha/handler';
import type { PaymentProvider } from './context';
import type { Db } from './db/open';
import { createShopClock } from './db/shopClock';
import { createDownloadHandler } from './downloads/downloadHandler';
import { applyFaults, describeRequest } from './faults/applyFaults';
import { createFaultsHandler } from './faults/handleFaults';
import { createFaultSwitches, type FaultSwitches } from './faults/rules';
import { createGraphQl, createSchema, type GraphQlEngine } from './graphql/createGraphQl';
import { domainResolvers } from './graphql/domainResolvers';
import type { ReportError } from './graphql/formatResult';
import { createGraphQlHandler } from './graphql/handleGraphQl';
import { allowMethods, readMethods } from './http/allowMethods';
import { isFromThisMachine } from './http/fromThisMachine';
import { createHealthHandler } from './http/health';
import type { RequestHandler } from './http/nodeAdapter';
import type { BackendServices } from './http/requestContext';
import { secureResponse } from './http/securityHeaders';
import { createOutboxHandler } from './mail/outboxPage';
import { handleMaps } from './maps/handler';
import { createPageErrorHandler } from './reports/pageErrorHandler';
import { createPolicyReportHandler } from './reports/policyReportHandler';
import { createUnsubscribeHandler } from './newsletter/unsubscribePage';
import { createOfficeHandler, isOfficePath } from './office/handler';
import { readMasters } from './media/masters';
import { createMediaService, originalsOf } from './media/mediaService';
import type { BackendProfile } from './profile/profile';
import { reportToLog } from './report';
import { checkoutEndpoints } from './rest/checkoutEndpoints';
import { createRestHandler } from './rest/restRouter';
import { findPhotoMaster } from './reviews/photos/findPhotoMaster';
import { photoEndpoint } from './reviews/photos/photoEndpoint';
import { servedPaths } from '../settings/servedPaths.js';
import { picturesFolder, type Settings } from './settings';
import { createSitemapHandler } from './sitemap/handler';
import { createFilmHandler, isFilmPath } from './video/filmFiles';
import { createVideoStandIns } from './video/standIns';

/** Parts of a backend. */
export interface BackendOptions {
  db: Db;
  settings: Settings;
  payments: PaymentProvider;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Told about unexpected errors, which clients see only as 'Internal server error'. */
  report?: ReportError;
}

/** The embedded backend without sockets: GraphQL, REST and pictures behind one function. */
export interface Backend {
  /**
   * Answers a request to the backend; null for any other path, which is the shop's.
   * The promise rejects with ConnectionDropped when a fault switch says so.
   */
  handle(request: Request): Promise<Response> | null;
  faults: FaultSwitches;
}

/** Methods of what is looked at and sent. */
const formMethods = [...readMethods, 'POST'];

/** An engine holds no data of one backend, so a process with many of them (tests) builds each schema once. */
const engines = new Map<BackendProfile, GraphQlEngine>();

const engineOf = (profile: BackendProfile): GraphQlEngine => {
  const known = engines.get(profile);
  if (known) return known;
  const engine = createGraphQl(createSchema(domainResolvers, profile.schemaFolders), profile.transport);
  engines.set(profile, engine);
  return engine;
};

const withFaults =
  (switches: FaultSwitches, handle: RequestHandler): RequestHandler =>
  async (request) => {
    const faults = switches.take(await describeRequest(request));
    return faults.length === 0 ? handle(request) : applyFaults(faults, () => handle(request));
  };

/** Wires the domains to their transports. The same object serves production, development and tests. */
export const createBackend = (options: BackendOptions): Backend => {
  const { db, settings, payments, now = Date.now, report = reportToLog } = options;
  const { profile } = settings;
  const masters = readMasters();
  const media = createMediaService({
    findMaster: (path) => masters.get(path) ?? findPhotoMaster(db, path),
    cacheDir: picturesFolder(settings),
  });
  const services: BackendServices = {
    db,
    settings,
    payments,
    now,
    forgetPictures: (pictures) => media.forget(pictures).catch(report),
  };
  const graphQl = createGraphQlHandler(services, engineOf(profile), report);
  const captcha = allowMethods(formMethods, createCaptchaHandler(db, now));
  const endpoints = profile.reviewPhotos ? [...checkoutEndpoints, photoEndpoint] : checkoutEndpoints;
  const rest = createRestHandler(services, endpoints, report);
  const pictures = profile.hasImageService ? media : originalsOf(media);
  const health = allowMethods(readMethods, createHealthHandler(db));
  const policyReports = createPolicyReportHandler({ db, now, tell: reportToLog });
  const pageErrors = createPageErrorHandler({ db, now, tell: reportToLog });
  const sitemap = createSitemapHandler({ db, settings });
  const films = createFilmHandler();
  const videos = allowMethods(readMethods, createVideoStandIns(media));
  const maps = allowMethods(readMethods, handleMaps);
  const showUnsubscribe = createUnsubscribeHandler(db);
  const unsubscribe = allowMethods(formMethods, (request) => Promise.resolve(showUnsubscribe(request)));
  const downloads = allowMethods(readMethods, createDownloadHandler(db));
  const showOutbox = allowMethods(readMethods, createOutboxHandler(db));
  const office = createOfficeHandler({ db, settings, now, shopNow: createShopClock(db, settings, now) });
  const faults = createFaultSwitches();
  const setFaults = allowMethods(formMethods, createFaultsHandler(faults));

  const onThisMachine =
    (handle: RequestHandler): RequestHandler =>
    (request) =>
      isFromThisMachine(request, settings)
        ? handle(request)
        : Promise.resolve(new Response('Not found', { status: 404 }));

  const route = (pathname: string): RequestHandler | null => {
    if (pathname === servedPaths.graphql) return graphQl;
    if (pathname.startsWith(servedPaths.rest)) return rest;
    if (pathname.startsWith(servedPaths.media)) return isFilmPath(pathname) ? films : pictures;
    if (pathname.startsWith(servedPaths.captcha)) return captcha;
    if (pathname.startsWith(servedPaths.video)) return videos;
    if (pathname.startsWith(servedPaths.maps)) return maps;
    if (pathname === servedPaths.health) return health;
    if (pathname === servedPaths.sitemap || pathname.startsWith(servedPaths.sitemapParts)) return sitemap;
    if (pathname === servedPaths.policyReports) return policyReports;
    if (pathname === servedPaths.pageErrors) return pageErrors;
    if (pathname === servedPaths.unsubscribe) return unsubscribe;
    if (pathname.startsWith(servedPaths.downloads)) return downloads;
    if (settings.isOutboxReadable && pathname === servedPaths.outbox) return onThisMachine(showOutbox);
    if (settings.isOfficeOpen && isOfficePath(pathname)) return office;
    return null;
  };

  return {
    faults,
    handle: (request) => {
      const { pathname } = new URL(request.url);
      if (settings.areFaultsEnabled && pathname === servedPaths.faults) return onThisMachine(setFaults)(request);
      const handle = route(pathname);
      if (!handle) return null;
      const answer = settings.areFaultsEnabled ? withFaults(faults, handle) : handle;
      return answer(request).then(secureResponse);
    },
  };
};
