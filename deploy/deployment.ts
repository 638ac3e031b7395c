import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readPagePolicies, type PagePolicies } from '../backend/http/shopDocument';
import { backendBase } from '../settings/backendBase.js';
import { BadSetting, givenShopSettings, readSetting } from '../settings/table.js';

import type { KeptAnswers } from './keptAnswers';
import type { PictureSite } from './pictureSite';
import { readStoreLocales, type StoreLocales } from './languagePages';

/** Values for the web server files of one deployment. */
export interface Deployment extends PagePolicies {
  /** Origin under which visitors reach the shop; without one it answers under any name. */
  publicOrigin?: string;
  /** Address that nginx listens on: a port, or an address and a port. */
  listen: string;
  /** Folder on the web server with the content of `dist/`. */
  webRoot: string;
  /** Origin of Magento, with the path that it lies below. */
  backendOrigin: string;
  /** Origin of the prerenderer for bots; it is sent to pages of `publicOrigin` only. */
  prerenderOrigin?: string;
  /** Where the store has its media, without a slash at the end; undefined where that is `/media` of the backend. */
  mediaSource?: string | undefined;
  /** How nginx makes pictures smaller; undefined where something else does, or nothing. */
  pictures?: Omit<PictureSite, 'mediaSource'> | undefined;
  /** How nginx keeps answers to public questions; undefined where it keeps none. */
  kept?: KeptAnswers | undefined;
  /** Store views whose pages are in their language from the first byte. */
  storeLocales: StoreLocales;
}

const embeddedOrigin = 'http://localhost:8080';

const backendOf = (environment: NodeJS.ProcessEnv): string => {
  const given = readSetting('base', 'BACKEND_ORIGIN', environment);
  if (given !== undefined) return given;
  const { SHOP_BACKEND: backend = '' } = environment;
  return /^https?:\/\//.test(backend) && URL.canParse(backend) ? backendBase(backend) : embeddedOrigin;
};

/** How nginx makes pictures smaller, where it is told to. */
const readPictures = (environment: NodeJS.ProcessEnv): Deployment['pictures'] =>
  readSetting('choice', 'SHOP_IMAGE_SERVICE', environment) === 'nginx'
    ? {
        listen: '127.0.0.1:8096',
        cacheFolder: '/var/cache/halewell-pictures',
        cacheMegabytes: readSetting('count', 'SHOP_IMAGE_CACHE_MB', environment) ?? 0,
      }
    : undefined;

/** How long nginx keeps answers, where it is told to. */
const readKept = (environment: NodeJS.ProcessEnv): Deployment['kept'] => {
  const seconds = readSetting('count', 'SHOP_KEEP_ANSWERS', environment);
  return seconds === undefined
    ? undefined
    : { seconds, listen: '127.0.0.1:8097', cacheFolder: '/var/cache/halewell-answers' };
};

/**
 * Reads the deployment from the environment and the built document.
 * @param distDir folder of the built shop.
 * @throws BadSetting when a setting makes no sense; Error when the shop is not built.
 */
export const readDeployment = (environment: NodeJS.ProcessEnv, distDir: string): Deployment => {
  const publicOrigin = readSetting('origin', 'SHOP_ORIGIN', environment);
  const prerenderOrigin = readSetting('origin', 'PRERENDER_ORIGIN', environment);
  // By the Host header of a request the prerenderer would open whatever a stranger names, inside of its network, too.
  if (prerenderOrigin !== undefined && publicOrigin === undefined) {
    throw new BadSetting('PRERENDER_ORIGIN needs SHOP_ORIGIN: the prerenderer opens pages of that origin only.');
  }
  return {
    ...readPagePolicies(readFileSync(join(distDir, 'index.html'), 'utf8'), givenShopSettings(environment)),
    publicOrigin,
    listen: '80',
    webRoot: readSetting('text', 'WEB_ROOT', environment) ?? '',
    backendOrigin: backendOf(environment),
    mediaSource: readSetting('base', 'SHOP_MEDIA_SOURCE', environment),
    pictures: readPictures(environment),
    kept: readKept(environment),
    prerenderOrigin,
    storeLocales: readStoreLocales(environment),
  };
};
