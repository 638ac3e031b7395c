interface LinkedProduct {
  url_key: string | null;
  url_suffix: string | null;
}

interface LinkedCategory {
  url_path?: string | null;
  category_url_path?: string | null;
  url_suffix?: string | null;
}

/** Suffix of category addresses in a breadcrumb, which does not carry its own. */
const defaultSuffix = '.html';

/** In-app path of a product page. */
export const productPath = ({ url_key: key, url_suffix: suffix }: LinkedProduct): string =>
  `/${key ?? ''}${suffix ?? ''}`;

/** In-app path of a category page. */
export const categoryPath = (category: LinkedCategory): string =>
  `/${category.url_path ?? category.category_url_path ?? ''}${category.url_suffix ?? defaultSuffix}`;
