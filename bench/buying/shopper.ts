import type { Locator } from '@playwright/test';

/** Actions of a shopper, by the names of their controls. */
export interface Effort {
  requiredFields: string[];
  optionalFields: string[];
  clicks: string[];
}

/** A shopper who buys and counts the actions that it takes. */
export interface Shopper {
  effort: Effort;
  fill: (field: Locator, text: string) => Promise<void>;
  click: (control: Locator) => Promise<void>;
}

/** Says it as the page does, without the star of what is required. */
const nameOf = (element: Element): string => {
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
  return (element.getAttribute('aria-label') ?? label ?? element.textContent).replace('*', '').trim();
};

const isRequired = (element: Element): boolean =>
  element.hasAttribute('required') || element.getAttribute('aria-required') === 'true';

/** A shopper who has done nothing yet. */
export const newShopper = (): Shopper => {
  const effort: Effort = { requiredFields: [], optionalFields: [], clicks: [] };
  return {
    effort,
    fill: async (field, text) => {
      const kind = (await field.evaluate(isRequired)) ? 'requiredFields' : 'optionalFields';
      effort[kind].push(await field.evaluate(nameOf));
      await field.fill(text);
    },
    click: async (control) => {
      effort.clicks.push(await control.evaluate(nameOf));
      await control.click();
    },
  };
};
