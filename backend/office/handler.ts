import { reviewPhotoFolder } from '../reviews/photos/photoPaths';
import { readPhoto } from '../reviews/photos/photoQueries';
import { servedPaths } from '../../settings/servedPaths.js';
import { isChangeKind } from '../staging/changeKinds';
import { createPreviewToken } from '../staging/previewTokens';

import { cancelChange, decideReturn, moderateReview, saveChange, tellReady } from './actions';
import { readAsset } from './assets';
import { isFromThisMachine } from '../http/fromThisMachine';
import { createFormToken, isOwnForm } from './guard';
import { type OfficePage, renderPage } from './layout';
import { createOfficeContext, type OfficeContext, type OfficeServices } from './officeContext';
import { contentListPage, editPage } from './pages/contentPages';
import { cartsPage, mailsPage, messagesPage } from './pages/letterPages';
import { orderPage, ordersPage } from './pages/orderPages';
import { overviewPage } from './pages/overviewPage';
import { previewPage } from './pages/previewPage';
import { reportsPage } from './pages/reportsPage';
import { returnsPage } from './pages/returnsPage';
import { reviewsPage } from './pages/reviewsPage';

/** Whether a path is one of the back office. */
export const isOfficePath = (pathname: string): boolean =>
  pathname === servedPaths.office || pathname.startsWith(servedPaths.officePages);

/** Its own files and forms, and the shop in a frame; nobody frames it. */
const policy = [
  "default-src 'none'",
  ...['style-src', 'font-src', 'img-src', 'script-src', 'connect-src', 'frame-src', 'form-action'].map(
    (directive) => `${directive} 'self'`,
  ),
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const headers = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': policy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'same-origin',
} as const;

const plain = (status: number, text: string): Response =>
  new Response(text, { status, headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' } });

const notFound = (): Response => plain(404, 'Not found');

const show = (context: OfficeContext, page: OfficePage | undefined): Response =>
  page
    ? new Response(renderPage(context, page), {
        status: page.status ?? 200,
        headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' },
      })
    : notFound();

const goTo = (address: string | undefined): Response =>
  address === undefined ? notFound() : new Response(null, { status: 303, headers: { ...headers, Location: address } });

const pages: Readonly<Record<string, (context: OfficeContext) => OfficePage>> = {
  '': overviewPage,
  reviews: reviewsPage,
  orders: ordersPage,
  carts: cartsPage,
  mails: mailsPage,
  messages: messagesPage,
  reports: reportsPage,
};

const answerGet = (context: OfficeContext, [place = '', name = '', ...rest]: readonly string[]): Response => {
  if (rest.length > 0) return notFound();
  if (place === 'assets') {
    const asset = readAsset(name);
    return asset ? new Response(asset.body, { headers: { ...headers, 'Content-Type': asset.type } }) : notFound();
  }
  if (place === 'photos') {
    const photo = readPhoto(context.db, `${reviewPhotoFolder}${name}`);
    return photo
      ? new Response(new Uint8Array(photo), { headers: { ...headers, 'Content-Type': 'image/jpeg' } })
      : notFound();
  }
  if (place === 'preview' && name === '') return show(context, context.canSchedule ? previewPage(context) : undefined);
  if (place === 'content') return show(context, isChangeKind(name) ? contentListPage(context, name) : undefined);
  if (place === 'edit') {
    const target = context.url.searchParams.get('target') ?? '';
    return show(context, isChangeKind(name) ? editPage(context, name, target) : undefined);
  }
  if (place === 'returns' && name === '') return show(context, context.hasReturns ? returnsPage(context) : undefined);
  if (place === 'orders' && name !== '') return show(context, orderPage(context, decodeURIComponent(name)));
  return show(context, name === '' && Object.hasOwn(pages, place) ? pages[place]?.(context) : undefined);
};

const answerPost = (context: OfficeContext, parts: readonly string[], form: FormData): Response => {
  const [place = '', name = '', action = ''] = parts;
  if (place === 'edit' && isChangeKind(name)) {
    const target = context.url.searchParams.get('target') ?? '';
    const saved = saveChange(context, name, target, form);
    return typeof saved === 'object' ? show(context, editPage(context, name, target, saved)) : goTo(saved);
  }
  if (place === 'reviews') return goTo(moderateReview(context, Number(name), form));
  if (place === 'returns' && context.hasReturns) return goTo(decideReturn(context, Number(name), form));
  if (place === 'orders' && action === 'ready') return goTo(tellReady(context, decodeURIComponent(name)));
  if (place === 'changes' && action === 'cancel') return goTo(cancelChange(context, Number(name)));
  if (place === 'preview' && name === 'authorization' && context.canSchedule) {
    const authorization = `Bearer ${createPreviewToken(context.db, context.now())}`;
    return Response.json({ authorization }, { headers });
  }
  return notFound();
};

/** Whether a path can be decoded. */
const isEncodedWell = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/**
 * Makes the handler of the back office, in which an editor tries everything that a shop does: edits content and prices,
 * previews what is scheduled, decides about reviews, sees orders, carts, mails, messages and what browsers report. It asks for no password, so
 * it answers to the machine itself only (guard.ts).
 */
export const createOfficeHandler = (services: OfficeServices) => {
  const token = createFormToken();
  return async (request: Request): Promise<Response> => {
    if (!isFromThisMachine(request, services.settings)) return notFound();
    const context = createOfficeContext(services, request, token);
    if (!isEncodedWell(context.url.pathname)) return notFound();
    const parts = context.url.pathname.split('/').slice(2);
    if (request.method === 'GET' || request.method === 'HEAD') return answerGet(context, parts);
    if (request.method !== 'POST') return plain(405, 'Method not allowed');
    const form = await request.formData().catch(() => undefined);
    if (!form || !isOwnForm(request, form, token))
      return plain(403, 'This form is too old, or not from here: go back, load the page again and send it once more.');
    return answerPost(context, parts, form);
  };
};
