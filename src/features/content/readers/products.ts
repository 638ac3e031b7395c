import type { ProductsProps } from './blockProps';

/** The URL key in the address of a product page: its last path segment without the suffix. */
const urlKeyOf = (href: string): string | undefined => {
  const path = href.split(/[?#]/, 1)[0] ?? '';
  return (
    path
      .split('/')
      .pop()
      ?.replace(/\.html?$/, '') || undefined
  );
};

/** Reads which products a list shows from the links that the backend rendered. */
export const readProducts = (element: HTMLElement): ProductsProps => {
  const keys = [...element.querySelectorAll('a.product-item-link')].map((link) =>
    urlKeyOf(link.getAttribute('href') ?? ''),
  );
  return { urlKeys: [...new Set(keys.filter((key) => key !== undefined))] };
};
