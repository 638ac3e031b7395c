import { GraphQLError } from 'graphql';

import { productTypeNames, type ProductTypeName } from '../catalog/productTypes/productType';
import { findCategoryById, findProductById } from '../catalog/queries';
import { findCmsPageById } from '../content/queries';
import type { RequestContext } from '../context';
import { inputError, noSuchEntityError } from '../graphql/errors';
import { findLocationById } from '../locations/queries';
import { toPointOfSale } from '../locations/toPointOfSale';
import type { Resolvers, UrlRewriteEntityTypeEnum } from '../schema/resolvers.generated';
import { readStoreSettings } from '../stores/storeSettings';

import type { RoutableUrlModel, RouteTarget } from './models';
import { isProductDisabled } from './queries';
import { resolvePath, type ResolvedPath } from './resolvePath';
import { hasSpreadInInlineFragment } from './spreadFault';

/** The URL by which an object was reached in this answer; objects reached otherwise have none. */
const targets = new WeakMap<object, RouteTarget>();
type TypeName = ProductTypeName | 'CategoryTree' | 'CmsPage' | 'PointOfSale' | 'PointOfSaleList' | 'RoutableUrl';
const typeNames = new WeakMap<object, TypeName>();

/** Marks a copy, so that no shared row remembers a URL. */
const routed = <Row extends object>(row: Row, typeName: TypeName, target: RouteTarget): Row => {
  const copy = { ...row };
  targets.set(copy, target);
  typeNames.set(copy, typeName);
  return copy;
};

const readEntity = (
  context: RequestContext,
  { path, entityType, entityId }: Extract<ResolvedPath, { kind: 'entity' }>,
) => {
  const { db } = context;
  const missing = () => noSuchEntityError(`No such entity found with matching URL key: ${path}`);
  switch (entityType) {
    case 'PRODUCT': {
      const row = findProductById(db, entityId);
      if (!row) throw isProductDisabled(db, entityId) ? noSuchEntityError('This product is disabled.') : missing();
      return { row, typeName: productTypeNames[row.type] } as const;
    }
    case 'CATEGORY': {
      const row = findCategoryById(db, entityId);
      if (!row) throw missing();
      return { row, typeName: 'CategoryTree' } as const;
    }
    case 'CMS_PAGE': {
      const row = findCmsPageById(db, entityId);
      if (!row) throw missing();
      return { row, typeName: 'CmsPage' } as const;
    }
    case 'POINT_OF_SALE': {
      // One that has closed is no failure: its page is gone.
      const row = findLocationById(db, entityId);
      return row ? ({ row: toPointOfSale(row, context), typeName: 'PointOfSale' } as const) : null;
    }
    case 'POINT_OF_SALE_LIST':
      return {
        row: { id: entityId, relative_url: null, redirect_code: 0, type: entityType },
        typeName: 'PointOfSaleList',
      } as const;
  }
};

/** Path without leading slashes, and the query string with its question mark. */
const splitUrl = (url: string): { path: string; query: string } => {
  const [beforeHash = ''] = url.trim().split('#');
  const mark = beforeHash.indexOf('?');
  const path = mark < 0 ? beforeHash : beforeHash.slice(0, mark);
  return { path: path.replace(/^\/+/, ''), query: mark < 0 ? '' : beforeHash.slice(mark) };
};

const routable = (type: UrlRewriteEntityTypeEnum | null) => ({
  relative_url: (parent: object) => targets.get(parent)?.relativeUrl ?? null,
  redirect_code: (parent: object) => targets.get(parent)?.redirectCode ?? 0,
  type: () => type,
});

/** URLs to products, categories and pages, with the redirects that the real backend tells. */
export const routingResolvers: Resolvers = {
  Query: {
    route: (_parent, { url }, context, info) => {
      if (url.trim() === '') throw inputError('"url" argument should be specified and not empty');
      const { path, query } = splitUrl(url);
      const home = readStoreSettings(context.db, context.store.id).cms_home_page;
      const resolved = resolvePath(context.db, path === '' ? home : path);
      if (!resolved) return null;
      const { redirectCode } = resolved;
      if (resolved.kind === 'external') {
        const elsewhere: RoutableUrlModel = { kind: resolved.kind };
        return routed(elsewhere, 'RoutableUrl', { relativeUrl: resolved.url, redirectCode });
      }
      const entity = readEntity(context, resolved);
      if (!entity) return null;
      const { row, typeName } = entity;
      const { breaksNestedSpreads } = context.settings.profile.transport;
      if (breaksNestedSpreads && typeName === 'CategoryTree' && hasSpreadInInlineFragment(info)) {
        throw new GraphQLError('Internal server error');
      }
      return routed(row, typeName, { relativeUrl: resolved.path + query, redirectCode });
    },
  },
  RoutableInterface: { __resolveType: (parent) => typeNames.get(parent) ?? null },
  SimpleProduct: routable('PRODUCT'),
  ConfigurableProduct: routable('PRODUCT'),
  VirtualProduct: routable('PRODUCT'),
  DownloadableProduct: routable('PRODUCT'),
  GroupedProduct: routable('PRODUCT'),
  BundleProduct: routable('PRODUCT'),
  CategoryTree: routable('CATEGORY'),
  CmsPage: routable('CMS_PAGE'),
  PointOfSale: routable('POINT_OF_SALE'),
  PointOfSaleList: routable('POINT_OF_SALE_LIST'),
  RoutableUrl: routable(null),
};
