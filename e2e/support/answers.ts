import type { Page } from '@playwright/test';

const visit = (value: unknown, change: (part: object) => void): void => {
  if (typeof value !== 'object' || value === null) return;
  change(value);
  for (const part of Object.values(value)) visit(part, change);
};

/** Changes what the backend answers: every object in its answers is handed to `change`. */
export const changeAnswers = async (page: Page, change: (part: object) => void): Promise<void> => {
  await page.route('**/graphql*', async (route) => {
    const response = await route.fetch();
    const answer: unknown = await response.json();
    visit(answer, change);
    await route.fulfill({ response, json: answer });
  });
};
