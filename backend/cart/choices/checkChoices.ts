import { listDownloadables, listDownloadLinks } from '../../catalog/productTypes/downloadQueries';
import type { Db } from '../../db/open';
import type { ProductKey } from '../productQueries';
import { checkBundle } from './checkBundle';
import { checkCustomOptions } from './checkCustomOptions';
import { noChoices, type Choices } from './choices';
import { choiceMessages } from './messages';
import type { ChoiceInput } from './readChoiceInput';

/** Links that were chosen; none where all of them come with the product. */
const checkLinks = (db: Db, productId: number, { links }: ChoiceInput): number[] | { refused: string } => {
  if (listDownloadables(db, [productId])[0]?.are_links_separate !== 1) return [];
  const offered = new Set(listDownloadLinks(db, [productId]).map(({ id }) => id));
  if (links.length === 0) return { refused: choiceMessages.links };
  return links.every((id) => offered.has(id)) ? [...new Set(links)] : { refused: choiceMessages.notAvailable };
};

/** Returns the choices of a product besides its variant, or why it is unavailable. */
export const checkChoices = (
  db: Db,
  { id, type }: Pick<ProductKey, 'id' | 'type'>,
  input: ChoiceInput,
): Choices | { refused: string } => {
  const selections = type === 'bundle' ? checkBundle(db, id, input) : noChoices.selections;
  if ('refused' in selections) return selections;
  const links = type === 'downloadable' ? checkLinks(db, id, input) : noChoices.links;
  if ('refused' in links) return links;
  const options = checkCustomOptions(db, id, input);
  return 'refused' in options ? options : { selections, links, ...options };
};
