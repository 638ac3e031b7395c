import type { Locator, Page } from '@playwright/test';

import { expect } from './test';

/** What somebody who hears the page has noticed since the last look. */
interface Heard {
  /** Texts of live regions that can be read, in their order. */
  said: string[];
  /** The element that has the focus: its role and name. */
  focus: string;
  /** What is wrong with the focus; empty where nothing is. */
  faults: string[];
  /** Value and states of the focused element. */
  state: string;
}

declare global {
  interface Window {
    saidTexts?: string[];
  }
}

/** Milliseconds without anything new after which an act is over. */
const quietMs = 600;

/** Runs in each document: it must stand alone, as its source is sent to the browser. */
const listen = (): void => {
  const said: string[] = [];
  window.saidTexts = said;
  const canBeRead = (region: Element): boolean => {
    const top = [...document.querySelectorAll('dialog:modal')].at(-1);
    return (!top || top.contains(region)) && !region.closest('[inert]') && region.checkVisibility();
  };
  const live = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';
  new MutationObserver((records) => {
    const texts = new Map<Node, Element>();
    for (const { target, addedNodes } of records)
      for (const node of [target, ...addedNodes]) {
        const element = node instanceof Element ? node : node.parentElement;
        const region = element?.closest(live);
        // A status and an alert are read as a whole, other regions what is new in them.
        if (region?.matches('[role=status], [role=alert], [aria-atomic=true]')) texts.set(region, region);
        else if (region && (node !== target || node instanceof Text)) texts.set(node, region);
        else if (node !== target && element) element.querySelectorAll(live).forEach((inner) => texts.set(inner, inner));
      }
    for (const [node, region] of texts) {
      const text = (node.textContent ?? '').trim().replace(/\s+/g, ' ');
      if (text !== '' && canBeRead(region)) said.push(text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
};

/** Begins to listen; before the first page. */
export const listenToWalk = (page: Page): Promise<void> => page.addInitScript(listen).then(() => undefined);

const look = async (page: Page): Promise<Heard> => {
  const focused = page.locator(':focus').last();
  const hasFocus = (await page.locator(':focus').count()) > 0;
  const focus = hasFocus ? ((await focused.ariaSnapshot()).split('\n')[0]?.replace(/^- |:$/g, '') ?? '') : 'body';
  const seen = await page.evaluate(() => {
    const element = document.activeElement;
    const faults: string[] = [];
    if (!(element instanceof HTMLElement) || element === document.body) return { faults: ['on the body'], state: '' };
    const box = element.getBoundingClientRect();
    // What is drawn by hand takes its control's place: the control itself is as large as it, and not seen.
    if (box.width <= 1 || box.height <= 1) faults.push('of no size');
    if (!element.checkVisibility({ visibilityProperty: true })) faults.push('hidden');
    const isIn = box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth;
    if (!isIn) faults.push('out of the window');
    const states = ['aria-expanded', 'aria-checked', 'aria-pressed', 'aria-selected', 'aria-invalid', 'aria-valuetext'];
    const value = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.value : '';
    const isChecked = element instanceof HTMLInputElement && element.checked;
    const name = element.getAttribute('aria-label') ?? element.textContent;
    return {
      faults,
      state: [value, isChecked, name, ...states.map((each) => element.getAttribute(each))].join('|'),
    };
  });
  const said = await page.evaluate(() => window.saidTexts ?? []);
  const isNamed = /"|: ./.test(focus) || focus.startsWith('text');
  return { said, focus, faults: isNamed || seen.faults.length > 0 ? seen.faults : ['unnamed'], state: seen.state };
};

/**
 * Presses a key and waits until the page is quiet. The focus must be on something named and visible then; the press must
 * have been answered, by words, by the focus or by the state of what has it; nothing may have been said twice.
 * @param target focused before; without it the focus is where it is.
 * @returns what was said, and where the focus is.
 */
export const act = async (page: Page, name: string, key: string, target?: Locator): Promise<Heard> => {
  if (target) await target.focus();
  const before = await look(page);
  await page.evaluate(() => void window.saidTexts?.splice(0));
  const url = page.url();
  await page.keyboard.press(key);
  const isAnswered = (now: Heard): boolean =>
    now.said.length > 0 || now.focus !== before.focus || now.state !== before.state || page.url() !== url;
  let now = await look(page);
  await expect
    .poll(async () => isAnswered((now = await look(page))), { message: `${name}: silence`, timeout: 8_000 })
    .toBe(true);
  // Until nothing is added for a while; what comes late belongs to the act as well.
  for (let quietSince = Date.now(); Date.now() - quietSince < quietMs;) {
    const later = await look(page);
    if (JSON.stringify(later) !== JSON.stringify(now)) quietSince = Date.now();
    now = later;
  }
  expect.soft(now.faults, `${name}: the focus (${now.focus}) is`).toEqual([]);
  expect
    .soft(
      now.said.filter((text, index) => now.said.indexOf(text) !== index),
      `${name}: said twice`,
    )
    .toEqual([]);
  return now;
};
