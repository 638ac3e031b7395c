import { cleanup } from '@testing-library/react';

const endings: (() => void)[] = [];

/** Does this when the test has ended; what was asked for last comes first. */
export const atEndOfTest = (end: () => void): void => void endings.push(end);

/** Ends a test: takes what it rendered from the page, and does what was asked for. */
export const endTest = (): void => {
  cleanup();
  for (const end of endings.splice(0).reverse()) end();
};

afterEach(endTest);
