import { settings } from '@/kernel/app/settings';
import type { Handover } from '../handover';

const boot: Handover = { responses: {} };

beforeAll(() => {
  Object.assign(globalThis, { TRIMS_DOCUMENTS: true });
  window.shopBoot = boot;
});
afterAll(() => {
  Object.assign(globalThis, { TRIMS_DOCUMENTS: false });
  delete window.shopBoot;
});

it('draws the pictures of a store whose media base the boot script has learned', async () => {
  // The script has settings of its own: those of the page, without what was learned since.
  const known = { ...settings, storeMediaBase: '//magento.example/media/' };
  await import('./contentView');
  const html = '<p>Words</p><img src="https://magento.example/media/wysiwyg/a.jpg" alt="A coat">';
  const { element, loadPictures } = boot.contentView?.(html, true, (text) => text, known) ?? {};
  if (element) document.body.append(element);
  const image = element?.querySelector('img');
  expect(image?.alt).toBe('A coat');
  loadPictures?.();
  expect(image?.srcset || image?.src).toContain('/media/wysiwyg/a.jpg');
});
