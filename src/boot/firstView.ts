import type { ResolveUrlQuery } from '@/app/routing/ResolveURL.graphql.generated';
import { takeMediaBase } from '@/kernel/app/takeMediaBase';
import { differsFromStore } from '@/features/listing/storeDefaults';
import { categorySlots } from './categorySlots';
import { type Slots, fillSlots } from './fillSlots';
import { heroSlots } from './content/heroSlots';
import { pageTemplate, type TemplateName } from './pageTemplate';
import { crumbSlots, type ViewContext } from './parts';
import { productSlots } from './productSlots';

type Route = NonNullable<ResolveUrlQuery['route']>;

/** Which template shows a route, and what comes into it; undefined for what begins in a way that none has. */
const viewOf = (
  route: Route,
  { products, storeConfig }: ResolveUrlQuery,
  view: ViewContext,
): [TemplateName, Slots] | undefined => {
  if (route.__typename === 'CategoryTree') {
    const list = 'products' in route ? (route.products ?? products) : products;
    // The shop asks for another list: it would take the place of this one.
    const isOther = differsFromStore(storeConfig, view.search);
    return ['category', categorySlots(route, isOther ? undefined : list, view)];
  }
  if ('price_range' in route) return ['product', productSlots(route, view)];
  if (route.__typename !== 'CmsPage') return undefined;
  const isHome = view.pathname === '/';
  const heading = route.content_heading || undefined;
  if (!heading && !route.content) return undefined;
  const hero = BRAND.hasHero && isHome && !heading ? heroSlots(route.content ?? '') : undefined;
  if (hero) return ['hero', hero];
  const top = isHome ? { top: null } : crumbSlots([view.words.home], route.title);
  const isWide = isHome || route.page_layout === 'cms-full-width';
  return [isWide ? 'wide' : 'content', { ...top, heading, header: heading ? undefined : null }];
};

/** Shows the real heading and first pictures of a route, in the page's geometry. What no template fits keeps its shimmer. */
export const showFirstView = (answer: ResolveUrlQuery | null | undefined, view: ViewContext): void => {
  const place = document.getElementById('boot-page');
  takeMediaBase(answer?.storeConfig?.secure_base_media_url);
  const found = answer?.route && viewOf(answer.route, answer, view);
  // The shop may have been faster.
  if (!place || !found) return;
  const [name, slots] = found;
  const content = pageTemplate(name);
  if (!content) return;
  fillSlots(content, slots, view.numbers);
  place.replaceChildren(content);
  // From now on its fonts stay as they are.
  place.dataset.painted = '';
};
