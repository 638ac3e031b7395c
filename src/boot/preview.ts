import { givenSettings } from '@/kernel/app/settings';
import { readPreviewMessage, savedPreview, savePreview } from '@/kernel/preview/previewValues';

/** Origins whose pages may frame the shop and ask for a preview. */
const allowedOrigins = (): unknown[] => {
  const { previewOrigins } = givenSettings(document);
  const origins: unknown[] = Array.isArray(previewOrigins) ? previewOrigins : [];
  return origins.map((origin) => (origin === 'self' ? location.origin : origin));
};

/**
 * Takes the first message by which the window around the shop asks for a preview: saves its values and reloads the page.
 * Any other message, of another window, origin or shape, is ignored.
 * @param reload for tests.
 */
export const listenForPreview = (reload = (): void => location.reload()): void => {
  const { parent } = window;
  const origins = allowedOrigins();
  if (parent === window || origins.length === 0) return;
  let isTaken = false;
  window.addEventListener('message', ({ origin, source, data }) => {
    if (isTaken || source !== parent || !origins.includes(origin)) return;
    const values = readPreviewMessage(data);
    if (!values || !savePreview(values)) return;
    isTaken = true;
    reload();
  });
};

/** Whether this page is to show a preview. */
export const isPreview = (): boolean => savedPreview() !== undefined;
