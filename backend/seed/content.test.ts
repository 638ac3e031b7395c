import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';

import { openDb } from '../db/open';

import { readJson } from './dataFiles';
import { seedDatabase } from './seedDatabase';
import { withStaticBlocks } from './staticBlocks';

const db = openDb(':memory:');
seedDatabase(db);

const pages = db.all<{ identifier: string; content: string; content_heading: string | null }>(
  'SELECT identifier, content, content_heading FROM cms_page WHERE is_active = 1',
);
const blocks = db.all<{ identifier: string; content: string }>('SELECT identifier, content FROM cms_block');

const documentOf = (html: string): Document => {
  const { document } = new JSDOM(html).window;
  // Page Builder escapes the markup of an HTML block.
  for (const block of document.querySelectorAll('[data-content-type="html"]')) block.innerHTML = block.textContent;
  return document;
};

const slugOf = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const documents = new Map(pages.map(({ identifier, content }) => [identifier, documentOf(content)]));

describe('content pages', () => {
  it.each(pages)(
    '$identifier has one first heading, and every level below another',
    ({ identifier, content_heading }) => {
      const headings = [...(documents.get(identifier)?.querySelectorAll('h1, h2, h3, h4, h5, h6') ?? [])];
      const levels = [...(content_heading ? [1] : []), ...headings.map(({ tagName }) => Number(tagName[1]))];
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
    },
  );

  it.each(pages)('$identifier opens blocks that are there, and links to headings that are there', ({ identifier }) => {
    const links = [
      ...(documents.get(identifier)?.querySelectorAll<HTMLAnchorElement>('a[href]:not(.tab-title)') ?? []),
    ];
    const opened = links.filter(({ dataset }) => dataset.linkType === 'block').map((link) => link.getAttribute('href'));
    expect(opened.filter((name) => !blocks.some((block) => block.identifier === name))).toEqual([]);

    const targets = links
      .map((link) => /^\/?([\w-]*)#(.+)$/.exec(link.getAttribute('href') ?? ''))
      .filter((found) => found !== null);
    const missing = targets.filter(([, page = '', fragment]) => {
      const headings = documents.get(page || identifier)?.querySelectorAll('h2, h3') ?? [];
      return ![...headings].some(({ textContent }) => slugOf(textContent) === fragment);
    });
    expect(missing.map(([href]) => href)).toEqual([]);
  });

  it.each(pages)('$identifier has no link within a link, which a browser would tear apart', ({ content }) => {
    const depths = [...content.matchAll(/<(\/?)a[\s>]/g)].reduce<number[]>(
      (all, [, closing]) => [...all, (all.at(-1) ?? 0) + (closing ? -1 : 1)],
      [],
    );
    expect(Math.max(0, ...depths)).toBeLessThan(2);
    expect(depths.at(-1) ?? 0).toBe(0);
  });

  it('shows every type of block', () => {
    const shown = new Set(
      [...documents].flatMap(([name, page]) =>
        name === 'style-guide'
          ? []
          : [...page.querySelectorAll<HTMLElement>('[data-content-type]')].map(({ dataset }) => dataset.contentType),
      ),
    );
    const types =
      'row column-group column-line column faq faq-item image heading text tabs tab-item buttons button-item block ' +
      'dynamic_block products html divider video map banner slider slide';
    expect(types.split(' ').filter((type) => !shown.has(type))).toEqual([]);
  });

  it('describes every picture', () => {
    const nameless = [...documents].flatMap(([name, page]) =>
      [...page.querySelectorAll('img')].filter((img) => !img.getAttribute('alt')).map(() => name),
    );
    expect(nameless).toEqual([]);
  });

  it('names the delivery prices of the checkout', () => {
    const { shippingMethods } = readJson<{
      shippingMethods: { methodTitle: string; price: string; freeFrom?: string }[];
    }>('checkout.json');
    const block = blocks.find(({ identifier }) => identifier === 'delivery-prices');
    const rows = [...documentOf(block?.content ?? '').querySelectorAll('tbody tr')].map(
      ({ textContent }) => textContent,
    );
    expect(rows).toHaveLength(shippingMethods.length);
    shippingMethods.forEach(({ methodTitle, price, freeFrom }, index) => {
      expect(rows[index]).toContain(methodTitle);
      expect(rows[index]).toContain(price === '0.00' ? 'Free' : `£${price}`);
      if (freeFrom) expect(rows[index]).toContain(`free from £${freeFrom.replace('.00', '')}`);
    });
  });

  it('gives one address and one number, those of the shop', () => {
    const { settings } = readJson<{ settings: { need_help: { email: string; phone_number: string } } }>('store.json');
    const text = [...pages, ...blocks].map(({ content }) => content).join();
    const emails = new Set(text.match(/[\w.]+@halewell\.example/g));
    expect([...emails].sort()).toEqual([settings.need_help.email, 'privacy@halewell.example']);
    const { contact } = JSON.parse(readFileSync(join(process.cwd(), 'brand/halewell.json'), 'utf8')) as {
      contact: unknown;
    };
    expect(contact).toEqual({ email: settings.need_help.email, phone: settings.need_help.phone_number });
    const numbers = new Set([...text.matchAll(/href="tel:([+\d]+)"/g)].map(([, number]) => number));
    expect([...numbers]).toEqual([`+44${settings.need_help.phone_number.replaceAll(' ', '').slice(1)}`]);
  });

  it('keeps the style guide from search engines and from every link', () => {
    const robots = db.all("SELECT identifier FROM cms_page WHERE meta_robots LIKE '%noindex%'");
    expect(robots).toEqual([{ identifier: 'style-guide' }]);
    const linked = [...pages, ...blocks].filter(({ content }) => content.includes('/style-guide'));
    expect(linked).toEqual([]);
  });

  it('puts static blocks in their places', () => {
    const widget = '{{widget type="Block" block_id="delivery-prices" type_name="CMS Static Block"}}';
    expect(withStaticBlocks(`<p>a</p>${widget}`)).toMatch(/^<p>a<\/p><div class="widget block[^>]*><div[^>]*><table>/);
    expect(pages.filter(({ content }) => content.includes('{{'))).toEqual([]);
  });
});
