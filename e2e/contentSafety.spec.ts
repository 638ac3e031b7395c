import type { Page } from '@playwright/test';

import { paymentPort } from './support/addresses';
import { changeAnswers } from './support/answers';
import { overflowOf } from './support/audit';
import { closedPlaces, hostileStrings, openPlaces } from './support/hostileStrings';
import { expect, test } from './support/test';

declare global {
  interface Window {
    attacks?: string[];
  }
}

const strings = hostileStrings();
/** So many strings stand on one page. */
const batchSize = 300;
const end = 'Nothing happened on this page.';

/** Strings after which the rest of a page is still a page: others would hide what follows from the test. */
const closedStrings = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ all }) =>
      all.filter((html) => {
        const { body } = new DOMParser().parseFromString(`<div>${html}</div><p id="after">x</p>`, 'text/html');
        return body.lastElementChild?.id === 'after' && body.lastElementChild.textContent === 'x';
      }),
    { all: strings },
  );

/** Notes what runs, what asks another origin for anything, and what the page's policy had to stop. */
const watch = async (page: Page, origin: string): Promise<string[]> => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    // The payment provider is asked whether its wallet can be used.
    const own = [`${origin}/`, `http://localhost:${paymentPort}/`, 'data:'];
    if (!own.some((start) => request.url().startsWith(start))) foreign.push(request.url());
  });
  page.on('dialog', (dialog) => {
    foreign.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    const attacks: string[] = (window.attacks = []);
    for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'] as const)
      Object.assign(window, { [name]: (what: unknown) => void attacks.push(`${name} ${String(what)}`) });
    document.addEventListener('securitypolicyviolation', ({ target, effectiveDirective, blockedURI }) => {
      // The document that the sanitiser parses into reports what it does not run, in the name of the page.
      const isParsing =
        target === document && /^(?:script-src-attr|style-src-elem|style-src-attr|base-uri)$/.test(effectiveDirective);
      if (!isParsing) attacks.push(`policy ${effectiveDirective} ${blockedURI}`);
    });
  });
  return foreign;
};

/** Of drawings, those that have something that could run or load anything; a drawing of an editor is shown as a picture. */
const armedDrawings = async (page: Page, drawings: readonly string[]): Promise<string[]> => {
  if (drawings.length === 0) return [];
  // The shop's own page parses nothing that is not sanitised.
  const blank = await page.context().newPage();
  const armed = await blank.evaluate(
    (list) =>
      list.filter((markup) =>
        [...new DOMParser().parseFromString(markup, 'image/svg+xml').querySelectorAll('*')].some(
          (element) =>
            /^(?:script|a|image|use|foreignObject|iframe|animate|set|handler|parsererror)$/i.test(element.localName) ||
            [...element.attributes].some(
              ({ name, value }) =>
                /^on/i.test(name) || (/^(?:xlink:)?href$/i.test(name) && !value.trim().startsWith('#')),
            ),
        ),
      ),
    drawings,
  );
  await blank.close();
  return armed;
};

/** Lists elements that could still run something on a click or a key, or embed, submit or restyle. */
const weaponsIn = async (page: Page, selector: string): Promise<string[]> => {
  const { found, drawings } = await page.evaluate((place) => {
    const forbidden =
      'script, style, iframe, object, embed, form, input, textarea, select, link, meta, base, svg use, math';
    // The shop's own stand-in for a picture that nobody has scrolled to.
    const isHeld = (value: string): boolean =>
      /^data:image\/svg\+xml,%3Csvg xmlns='http:\/\/www\.w3\.org\/2000\/svg' width='\d+' height='\d+'\/%3E$/.test(
        value,
      );
    const isPixels = (value: string): boolean =>
      /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,[\w+/=\s]+$/i.test(value);
    const drawn = new Set<string>();
    const isDrawing = (value: string): boolean => {
      const [, markup] = /^data:image\/svg\+xml,([^]*)$/.exec(value) ?? [];
      if (markup !== undefined) drawn.add(decodeURIComponent(markup));
      return markup !== undefined;
    };
    const isBadText = (name: string, value: string): boolean =>
      /^(?:on|form|srcdoc|is$|name$|xlink)/i.test(name) ||
      (/^(?:href|src)$/i.test(name) && !/^(?:https?:|mailto:|tel:|sms:|\/|#|$)/i.test(value)) ||
      (name === 'id' && !/^(?:content-|main$|_r_|:r)/.test(value)) ||
      (name === 'style' && /url\(|expression|(?<!-)position|z-index|@import/i.test(value));
    const isBad = ({ name, value, ownerElement }: Attr): boolean => {
      const isPicture = ownerElement?.localName === 'img' && name === 'src';
      return isBadText(name, value) && !(isPicture && (isHeld(value) || isPixels(value) || isDrawing(value)));
    };
    const elements = [...document.querySelectorAll(`${place} *`)];
    const weapons = elements.flatMap((element) => [
      ...(element.matches(forbidden) ? [element.outerHTML.slice(0, 120)] : []),
      ...[...element.attributes].filter(isBad).map(({ name, value }) => `<${element.localName} ${name}=${value}>`),
    ]);
    return { found: weapons, drawings: [...drawn] };
  }, selector);
  return [...found, ...(await armedDrawings(page, drawings))];
};

/** The page stands as it should: not wider than the window, with its header in sight. */
const expectWhole = async (page: Page): Promise<void> => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  // Where a string closes the row, questions stand at the window's edge, and the corners of their turned icons beyond it.
  expect((await overflowOf(page)).filter((element) => !element.startsWith('<svg>'))).toEqual([]);
  const header = page.getByRole('banner').first();
  await expect(header).toBeInViewport();
  // Asked again: the shop's header may be taking the place of the first paint's.
  const isOnTop = () =>
    header.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await expect.poll(isOnTop).toBe(true);
};

// Nor does what the browser's console says about the parsing count.
test.afterEach(({ uncaught }) => {
  const real = uncaught.filter((text) => !/inline event handler|inline style|base URI/.test(text));
  uncaught.splice(0, uncaught.length, ...real);
});

const isOf = (part: object, type: string): boolean => Reflect.get(part, '__typename') === type;

test('A-01, A-02: no known hostile string runs, loads or breaks anything on a content page', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const origin = baseURL ?? '';
  const closed = new Set(await closedStrings(page));
  const foreign = await watch(page, origin);
  let content = '';
  await changeAnswers(page, (part) => {
    if (isOf(part, 'CmsPage')) Object.assign(part, { content });
  });
  for (let start = 0; start < strings.length; start += batchSize) {
    const batch = strings.slice(start, start + batchSize);
    const open = batch.filter((text) => closed.has(text));
    const blocks = [...batch.map(closedPlaces), ...open.map(openPlaces)].join('');
    content = `<div data-content-type="row" data-appearance="contained"><div data-element="inner">${blocks}</div></div>
      <div data-content-type="text"><p>${end}</p></div>`;
    await page.goto('/about-us');
    await expect(page.getByText(end)).toBeAttached({ timeout: 30_000 });
    expect(await weaponsIn(page, 'main')).toEqual([]);
    expect(await page.evaluate(() => window.attacks)).toEqual([]);
    expect(foreign).toEqual([]);
    await expectWhole(page);
  }
  test.info().annotations.push({
    type: 'strings',
    description: `${strings.length} tried, ${closed.size} of them also as open markup`,
  });
});

for (const { name, path, isDescription } of [
  { name: 'category', path: '/minerals.html', isDescription: (value: unknown) => typeof value === 'string' },
  {
    name: 'product',
    path: '/magnesium-bisglycinate.html#overview',
    isDescription: (value: unknown) => typeof value === 'object' && value !== null && 'html' in value,
  },
]) {
  test(`no known hostile string runs, loads or breaks anything in the description of a ${name}`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const closed = await closedStrings(page);
    const foreign = await watch(page, baseURL ?? '');
    const html = `${closed.map((text) => `<div>${text}</div>`).join('')}<p>${end}</p>`;
    await changeAnswers(page, (part) => {
      const description: unknown = Reflect.get(part, 'description');
      if (!isDescription(description)) return;
      if (name === 'category') Object.assign(part, { description: html });
      else if (typeof description === 'object' && description) Object.assign(description, { html });
    });
    await page.goto(path);
    await expect(page.getByText(end)).toBeAttached({ timeout: 30_000 });
    // The words of a list stand there before its elements.
    await expect(page.locator('main p', { hasText: end })).toBeAttached();
    expect(await page.evaluate(() => window.attacks)).toEqual([]);
    expect(foreign).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectWhole(page);
  });
}
