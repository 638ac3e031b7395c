import { screen, within } from '@testing-library/react';
import { from960 } from '@/ui/breakpoints';

/** Says whether the window has room for filters beside the list. */
export const setWide = (isWide: boolean): void => {
  Object.assign(window, {
    matchMedia: (media: string) => ({
      media,
      matches: isWide && media === from960,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
};

/** The page without header and footer. */
export const main = () => within(screen.getByRole('main'));

/** How many products a list has; what is chosen to compare is told elsewhere. */
export const countStatus = (): HTMLElement => {
  const status = main()
    .getAllByRole('status')
    .find(({ textContent }) => textContent.includes('product'));
  if (!status) throw new Error('No count of products is shown.');
  return status;
};

/** The filters beside the list. */
export const sidebar = () => within(screen.getByRole('complementary', { name: 'Filters' }));

/** A value of a filter beside the list, once it is there. */
export const option = (name: RegExp) => sidebar().findByRole('checkbox', { name });

/** Names of the products in the list. */
export const listedNames = (list: string | RegExp = /^Products/): (string | null)[] =>
  within(main().getByRole('list', { name: list }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
