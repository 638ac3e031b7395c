import { paintCategory } from './paintCategory';
import { paintContent } from './paintContent';
import { paintProduct } from './paintProduct';
import { type Fields, fields, text } from './values';

/** What a painter must know beside the route. */
export interface PaintOptions {
  /** Base of the pictures' addresses, ending in a slash. */
  mediaUrl: string;
  /** Query of the page's address. */
  search: string;
}

const painters = new Map<string, (route: Fields, options: PaintOptions) => HTMLElement | undefined>([
  ['CATEGORY', paintCategory],
  ['PRODUCT', (route, { mediaUrl, search }) => paintProduct(route, mediaUrl, search)],
  ['CMS_PAGE', (route, { mediaUrl }) => paintContent(route, mediaUrl)],
]);

/** The real heading and first pictures of a route, in the page's geometry; nothing for what has no such place. */
export const paint = (route: unknown, place: Element, options: PaintOptions): void => {
  const known = fields(route);
  const painted = painters.get(text(known.type))?.(known, options);
  if (!painted) return;
  place.replaceChildren(painted);
  // From now on its fonts stay as they are.
  place.setAttribute('data-painted', '');
};
