/// <reference lib="webworker" />
import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, precache, type PrecacheEntry } from 'workbox-precaching';
import { prefetchImages } from './imagePrefetch';
import { readMessage } from './protocol';
import { strategyFor } from './routes';
import { answerFile, answerNavigation, pictures } from './strategies';

/** Written in by the build (webpack.config.js), from the shop's table of paths and the backend's list. */
declare const OWN_DOCUMENTS: string;
declare const SERVED_DOCUMENTS: string;
const otherDocuments = { own: new RegExp(OWN_DOCUMENTS), served: new RegExp(SERVED_DOCUMENTS) };

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (string | PrecacheEntry)[] };

// A new worker takes over at once: files are named by their content, so an open page never sees a mixture.
void self.skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
precache(self.__WB_MANIFEST);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const strategy = strategyFor(
    { url: new URL(request.url), method: request.method, mode: request.mode, origin: self.location.origin },
    otherDocuments,
  );
  switch (strategy) {
    case 'shell':
      event.respondWith(answerNavigation(request));
      break;
    case 'immutable':
      event.respondWith(answerFile(event, request));
      break;
    case 'pictures':
      event.respondWith(pictures.handle({ event, request }));
      break;
    case 'network':
      break;
  }
});

self.addEventListener('message', (event) => {
  const message = readMessage(event.data);
  if (!message) return;
  event.waitUntil(
    prefetchImages(message.urls, self.location.origin, (url) => {
      const request = new Request(url);
      return pictures.handle({ event, request });
    }),
  );
});
