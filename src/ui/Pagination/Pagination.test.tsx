import { screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { renderUi } from '@/testing/renderUi';
import { pageNumbers } from './pageNumbers';
import { Pagination } from './Pagination';

describe('pageNumbers', () => {
  it('shows all of a few, and the ends and the middle of many', () => {
    expect(pageNumbers(2, 3)).toEqual([1, 2, 3]);
    expect(pageNumbers(10, 20)).toEqual([1, null, 9, 10, 11, null, 20]);
    expect(pageNumbers(1, 20)).toEqual([1, 2, null, 20]);
    expect(pageNumbers(4, 20)).toEqual([1, 2, 3, 4, 5, null, 20]);
  });

  it('always shows first, last and current, in order, and a gap only where pages are missing', () => {
    const pages = fc
      .integer({ min: 1, max: 200 })
      .chain((total) => fc.tuple(fc.integer({ min: 1, max: total }), fc.constant(total)));
    fc.assert(
      fc.property(pages, ([current, total]) => {
        const shown = pageNumbers(current, total);
        const numbers = shown.filter((page) => page !== null);
        expect(numbers).toEqual(expect.arrayContaining([1, current, total]));
        shown.forEach((page, index) => {
          const before = shown[index - 1];
          if (page !== null && before !== null && before !== undefined) expect(page).toBe(before + 1);
          if (page === null) expect((shown[index + 1] ?? 0) - (before ?? 0)).toBeGreaterThan(2);
        });
      }),
    );
  });
});

describe('Pagination', () => {
  const toPage = (page: number) => `/vitamins.html?page=${page}`;

  it('links to every page and both neighbours, and marks the current', () => {
    renderUi(<Pagination currentPage={2} totalPages={3} toPage={toPage} />);
    const nav = screen.getByRole('navigation', { name: 'Pages' });
    expect(within(nav).getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    expect(within(nav).getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', toPage(1));
    expect(within(nav).getByRole('link', { name: 'Next page' })).toHaveAttribute('href', toPage(3));
  });

  it('has no arrow to where nothing is', () => {
    renderUi(<Pagination currentPage={1} totalPages={2} toPage={toPage} />);
    expect(screen.queryByRole('link', { name: 'Previous page' })).not.toBeInTheDocument();
  });

  it('is absent when there is one page', () => {
    renderUi(<Pagination currentPage={1} totalPages={1} toPage={toPage} />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
