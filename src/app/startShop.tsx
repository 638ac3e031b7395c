import { startTransition, useEffect, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { settings as chosen } from '@/kernel/app/settings';
import { announcePrerenderReady, signalPrerender } from '@/kernel/head/prerenderSignals';
import { loadCatalogue } from '@/kernel/i18n/catalogues';
import { log } from '@/kernel/logging/log';
import { nextTask } from '@/kernel/scheduling/nextTask';
import { keepTranslatedTexts } from '@/kernel/translation/keepTranslatedTexts';
import { wait } from '@/kernel/wait';
import { App } from './App';
import { learnSettings } from './learnSettings';
import { restoreVisit } from './restoreVisit';
import { checkoutLayout, isOwnDocument } from './routing/routes';
import { startRouting } from './routing/startRouting';
import { openStorage } from './storage/openStorage';
import { createServices } from './services';
import { Shop } from './Shop';
import { createShopStore } from './store';

/** Milliseconds that the first page waits for the shop's settings once it is there itself. */
const settingsGraceMs = 300;

/** And for its fonts. */
const fontGraceMs = 300;

const persistence = () => import(/* webpackChunkName: "persistence" */ './startPersistedCache');

const later = () => import(/* webpackChunkName: "persistence" */ './later/startLater');

/** Takes the boot shimmer away in the very commit that brings the page. @param onEnd called once that is painted. */
const BootEnd = ({ onEnd }: { onEnd: () => void }) => {
  useLayoutEffect(() => {
    document.getElementById('boot')?.remove();
  }, []);
  useEffect(onEnd, [onEnd]);
  return null;
};

/** Milliseconds after which what no page waits for begins all the same: a page may end in an error instead. */
const pageGraceMs = 10_000;

/** Starts the shop. The boot shimmer stands until the first page is there, so that nothing is painted twice. */
export const startShop = async (root: HTMLElement): Promise<void> => {
  keepTranslatedTexts(document.body);
  const preview =
    CAPABILITIES.preview && window.shopBoot?.isPreview
      ? (await import(/* webpackChunkName: "preview" */ './preview/startPreview')).startPreview()
      : undefined;
  const services = createServices({ rawStorage: await openStorage(), previewLink: preview?.link });
  const store = createShopStore(services);
  restoreVisit(store);
  // Each of the things that a start is made of gets a task of its own.
  await nextTask();
  const settings = learnSettings(services);
  const layout = isOwnDocument(window.location.pathname)
    ? checkoutLayout.view.load().catch(() => undefined)
    : undefined;
  await nextTask();
  const routing = await startRouting(
    services,
    store,
    async () => (preview ? undefined : (await persistence()).restorePersistedCache(services)),
    preview?.hasEnded,
  );
  // The boot shimmer stands until the layout is there too; when it does not come, the page says so.
  await layout;
  const locale = (await Promise.race([settings, wait(settingsGraceMs)])) ?? chosen.locale;
  await loadCatalogue(locale).catch(() => undefined);
  await window.shopBoot?.styles;
  // Text that wraps differently moves the page; a font that takes long is not worth waiting for.
  await Promise.race([window.shopBoot?.fonts, wait(fontGraceMs)]);

  let onPage = (): void => undefined;
  const page = new Promise<void>((resolve) => (onPage = resolve));
  const shop = (
    <Shop services={services} store={store} routing={routing}>
      <App />
      {preview && <preview.Bar />}
      <BootEnd onEnd={onPage} />
    </Shop>
  );
  // Rendered in slices: the boot shimmer can be scrolled and touched meanwhile (docs/decisions/008).
  const reactRoot = createRoot(root);
  startTransition(() => reactRoot.render(shop));
  // Nothing waits for it, and what it does to the store or the cache would make React render the page from its start again.
  await Promise.race([page, wait(pageGraceMs)]);
  // Out of the task of the page's effects.
  await nextTask();
  later().then(
    ({ startLater }) => startLater(services, store, routing.navigator, !preview),
    (error: unknown) => {
      log.warn('What no page waits for could not be loaded.', error);
      signalPrerender({ status: 503 });
      announcePrerenderReady();
    },
  );
};
