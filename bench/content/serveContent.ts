import type { Page } from '@playwright/test';

const replaceIn = (value: unknown, html: string): void => {
  if (typeof value !== 'object' || value === null) return;
  if (Reflect.get(value, '__typename') === 'CmsPage') Reflect.set(value, 'content', html);
  for (const part of Object.values(value)) replaceIn(part, html);
};

/** Has the backend answer with this content in the place of a content page's own. */
export const serveContent = async (page: Page, html: string): Promise<void> => {
  await page.route('**/graphql*', async (route) => {
    const response = await route.fetch();
    const answer: unknown = await response.json();
    replaceIn(answer, html);
    await route.fulfill({ response, json: answer });
  });
};
