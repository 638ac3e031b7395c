/** What can be edited and scheduled; each kind is a row of `changeKinds`. */
export type ChangeKindName = 'page' | 'block' | 'category' | 'product';

/** A column that an editor may change, as a form shows it. */
export interface ChangeField {
  column: string;
  label: string;
  input: 'line' | 'text' | 'html' | 'price';
  isRequired?: boolean;
}

/** One kind of content: where it is stored, what it is known by, and what may be changed. */
export interface ChangeKind {
  title: string;
  plural: string;
  table: string;
  /** Column of the natural key. */
  key: string;
  /** Column that people know it by. */
  name: string;
  /** SQL that says which rows an editor sees. */
  where: string;
  fields: readonly ChangeField[];
}

/** The kinds. Tables and columns of every statement about a change come from here, never from a request. */
export const changeKinds: Readonly<Record<ChangeKindName, ChangeKind>> = {
  page: {
    title: 'Page',
    plural: 'Pages',
    table: 'cms_page',
    key: 'identifier',
    name: 'title',
    where: 'is_active = 1',
    fields: [
      { column: 'title', label: 'Title', input: 'line', isRequired: true },
      { column: 'content_heading', label: 'Heading', input: 'line' },
      { column: 'content', label: 'Content', input: 'html', isRequired: true },
      { column: 'meta_title', label: 'Title for search engines', input: 'line' },
      { column: 'meta_description', label: 'Description for search engines', input: 'text' },
    ],
  },
  block: {
    title: 'Block',
    plural: 'Blocks',
    table: 'cms_block',
    key: 'identifier',
    name: 'title',
    where: 'is_active = 1',
    fields: [
      { column: 'title', label: 'Title', input: 'line', isRequired: true },
      { column: 'content', label: 'Content', input: 'html', isRequired: true },
    ],
  },
  category: {
    title: 'Category',
    plural: 'Categories',
    table: 'category',
    key: 'url_path',
    name: 'name',
    where: "is_active = 1 AND url_path <> ''",
    fields: [
      { column: 'name', label: 'Name', input: 'line', isRequired: true },
      { column: 'description', label: 'Description', input: 'html' },
    ],
  },
  product: {
    title: 'Price',
    plural: 'Prices',
    table: 'product',
    key: 'sku',
    name: 'name',
    // What else there is costs what its parts cost.
    where: "is_enabled = 1 AND type IN ('simple', 'virtual', 'downloadable')",
    fields: [
      { column: 'price_minor', label: 'Price', input: 'price', isRequired: true },
      { column: 'special_price_minor', label: 'Special price', input: 'price' },
    ],
  },
};

/** Whether a text of an address names a kind. */
export const isChangeKind = (name: string): name is ChangeKindName => Object.hasOwn(changeKinds, name);
