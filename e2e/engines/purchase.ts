import { setTimeout as wait } from 'node:timers/promises';

import { stockAddress } from '../support/stockAddress';
import type { Tab } from './engine';

const patienceMs = 20_000;
const lookMs = 100;
const mark = 'data-walk';

const until = async <Found>(what: string, look: () => Promise<Found | undefined | false>): Promise<Found> => {
  for (const end = Date.now() + patienceMs; Date.now() < end; await wait(lookMs)) {
    const found = await look().catch(() => undefined);
    if (found !== undefined && found !== false) return found;
  }
  throw new Error(`Not found: ${what}.`);
};

/** An expression for the first element that is seen, of those that a selector names, with words in its text or name. */
const seenElement = (
  selector: string,
  words: string,
): string => `[...document.querySelectorAll(${JSON.stringify(selector)})]
  .find((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]') &&
    (element.textContent + ' ' + (element.getAttribute('aria-label') ?? '')).includes(${JSON.stringify(words)}))`;

/** The walk of a guest who buys one thing, with what a visitor sees and presses. */
const walkOf = (tab: Tab) => {
  const find = (selector: string, words: string): Promise<string> =>
    until(`${words || selector}`, async () => {
      const isFound = await tab.ask(`(() => {
        document.querySelector('[${mark}]')?.removeAttribute('${mark}');
        const element = ${seenElement(selector, words)};
        element?.setAttribute('${mark}', '');
        element?.scrollIntoView({ block: 'center', behavior: 'instant' });
        return Boolean(element);
      })()`);
      return isFound === true && `[${mark}]`;
    });
  return {
    sees: async (selector: string, words: string): Promise<void> => void (await find(selector, words)),
    press: async (selector: string, words: string): Promise<void> => {
      // The page may redraw between the look and the press.
      await until(`to press ${words}`, async () => {
        await tab.press(await find(selector, words));
        return true;
      });
    },
    fill: async (label: string, text: string): Promise<void> => {
      const id = await until(`field ${label}`, async () => {
        const found = await tab.ask(
          `[...document.querySelectorAll('main label')].find((label) => label.textContent.startsWith(${JSON.stringify(label)}))?.htmlFor`,
        );
        return typeof found === 'string' && found;
      });
      await tab.type(`[id=${JSON.stringify(id)}]`, text);
    },
    isAt: (path: string): Promise<boolean> =>
      until(`address ${path}`, async () => (await tab.ask('location.pathname')) === path),
  };
};

/**
 * Buys one thing as a guest: home, list, product, cart, checkout, receipt.
 * @param isNarrow the menu is in a drawer.
 * @throws Error that names what was not found; what the page itself threw counts, too.
 */
export const buyOneThing = async (tab: Tab, origin: string, isNarrow: boolean): Promise<void> => {
  const walk = walkOf(tab);
  await tab.goto(`${origin}/`);
  await walk.sees('h1', '');
  await tab.ask(`(() => {
    window.thrown = [];
    // WebKit tells so of sizes that it observes again in the next frame; the shop passes over it, too.
    const observesAgain = (event) => event.message.startsWith('ResizeObserver loop');
    addEventListener('error', (event) => observesAgain(event) || window.thrown.push(event.message));
    addEventListener('unhandledrejection', (event) => window.thrown.push(String(event.reason)));
  })()`);
  if (isNarrow) {
    await walk.press('header button', 'Menu');
    await walk.press('dialog a, dialog button', 'Plates');
    const isLevel = await tab.ask("location.pathname === '/'");
    if (isLevel === true) await walk.press('dialog a', 'Plates');
  } else {
    await walk.press('header nav a', 'Plates');
  }
  await walk.isAt('/plates.html');
  await walk.press('main article a', 'Side plate');
  await walk.sees('h1', 'Side plate');
  await walk.press('main button', 'Add to cart');
  await walk.press('dialog a', 'cart');
  await walk.isAt('/cart');
  await walk.sees('main', 'Side plate');
  const thrown = await tab.ask('window.thrown ?? []');
  if (Array.isArray(thrown) && thrown.length > 0) throw new Error(`The page threw: ${thrown.join('; ')}`);
  await walk.press('main a', 'Checkout');
  await walk.isAt('/checkout');
  for (const [label, text] of Object.entries(stockAddress)) await walk.fill(label, text);
  await walk.press('main button', 'Continue to payment');
  await walk.press('main button', 'Place order');
  await walk.isAt('/checkout/receipt');
  await walk.sees('h1', 'Thank you');
  await walk.sees('main', 'Side plate');
};
