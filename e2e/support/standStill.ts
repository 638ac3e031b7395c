import type { Page } from '@playwright/test';

/** Waits until nothing slides or fades any more: on a slow machine a press on what comes in goes beside it. */
export const standStill = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
};
