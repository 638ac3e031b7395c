/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core';
import { addPlugins, cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { type ManifestEntry, readManifest } from './fileHashes';
import { keepFormerFiles, refillPrecache } from './formerFiles';
import { prefetchImages } from './imagePrefetch';
import { answerQuestion, keepAnswers, noteBegun } from './keptAnswers';
import { renewShell, shellAddress, shellFor } from './keptShell';
import { readMessage, type WorkerMessage } from './protocol';
import { strategyFor } from './routes';
import {
  answerNavigation,
  answerPicture,
  createFileAnswers,
  fitOnly,
  outdatedCaches,
  pictureRequest,
} from './strategies';

/** Written in by the build (build/webpack/serviceWorker.js), from the shop's table of paths and the list of who answers which. */
declare const OWN_DOCUMENTS: string;
declare const OTHER_DOCUMENTS: string;
const otherDocuments = { own: new RegExp(OWN_DOCUMENTS), others: new RegExp(OTHER_DOCUMENTS) };

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: ManifestEntry[] };

const { precached, hashOf } = readManifest(self.__WB_MANIFEST, self.location.href);
const files = precached.map((entry) => (typeof entry === 'string' ? entry : entry.url));
const addresses = new Set(files.map((file) => new URL(file, self.location.href).href));

// A new worker waits until the shopper agrees, or all pages of the former one are gone: nothing changes under a page.
self.addEventListener('install', (event) => event.waitUntil(keepFormerFiles(addresses)));
self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all(outdatedCaches.map((name) => caches.delete(name))));
});
clientsClaim();
cleanupOutdatedCaches();
addPlugins([fitOnly]);
precache(precached);

const answerFile = createFileAnswers(hashOf);

/** The shell, where the page can begin with it, else the page from the network. Beside either the worker's own store is mended. */
const openPage = async (event: FetchEvent): Promise<Response> => {
  // Stores that cannot be read are no reason to show nothing.
  const kept = await shellFor(event.request).catch(() => undefined);
  if (kept) {
    noteBegun(event.resultingClientId, kept.given);
    event.waitUntil(renewShell(addresses));
    return kept.page;
  }
  const page = await answerNavigation(event.request);
  if (!(await matchPrecache(shellAddress))) event.waitUntil(refillPrecache(files, hashOf).catch(() => undefined));
  return page;
};

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const strategy = strategyFor(
    {
      url: new URL(request.url),
      method: request.method,
      mode: request.mode,
      origin: self.location.origin,
      isPersonal: request.headers.has('Authorization'),
    },
    otherDocuments,
  );
  switch (strategy) {
    case 'shell':
      event.respondWith(openPage(event));
      break;
    case 'answers':
      event.respondWith(answerQuestion(event));
      break;
    case 'immutable':
      event.respondWith(answerFile(event, request));
      break;
    case 'pictures':
      event.respondWith(answerPicture(event, request));
      break;
    case 'network':
      break;
  }
});

/** Whether a page was brought by this build; if it is the only one, nothing else waits for the worker before. */
const answerWhetherCurrent = async (script: string, port: MessagePort | undefined): Promise<void> => {
  const isCurrent = addresses.has(new URL(script, self.location.href).href);
  if (isCurrent && self.registration.waiting) {
    const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (pages.length === 1) await self.skipWaiting();
  }
  port?.postMessage(isCurrent);
};

const obey = (event: ExtendableMessageEvent, message: WorkerMessage): Promise<unknown> => {
  switch (message.type) {
    case 'PREFETCH_IMAGES':
      return prefetchImages(message.urls, self.location.origin, (url) => answerPicture(event, pictureRequest(url)));
    case 'IS_CURRENT':
      return answerWhetherCurrent(message.script, event.ports[0]);
    case 'KEEP_ANSWERS':
      return keepAnswers(event, message.answers);
    case 'SKIP_WAITING':
      return self.skipWaiting();
  }
};

self.addEventListener('message', (event) => {
  const message = readMessage(event.data);
  if (message) event.waitUntil(obey(event, message));
});
