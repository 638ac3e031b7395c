/** Fields of a category that say what its page consists of; the page's query selects more. */
interface DisplayFields {
  /** `PRODUCTS`, `PAGE` or `PRODUCTS_AND_PAGE`; null for the first. */
  display_mode: string | null;
  cms_block: { content: string | null } | null;
}

/** Whether a category lists its products: a landing page does not. */
export const listsProducts = ({ display_mode: mode }: Pick<DisplayFields, 'display_mode'>): boolean => mode !== 'PAGE';

/** The content of the block that a category shows before its products, or in their place; a block that was left behind by a former mode does not count. */
export const landingContent = ({
  display_mode: mode,
  cms_block: block,
}: DisplayFields): string | false | null | undefined => mode?.includes('PAGE') && block?.content;
