import { inputError, noSuchEntityError } from '../graphql/errors';
import { toUid } from '../graphql/uid';
import type { Resolvers } from '../schema/resolvers.generated';

import { findDynamicBlocks } from './dynamicBlocks';
import { expandDirectives } from './expandDirectives';
import type { CmsBlocksModel } from './models';
import { findCmsBlock, findCmsPageById, findCmsPageByIdentifier } from './queries';

/** CMS pages and blocks with the real backend's errors. */
export const contentResolvers: Resolvers = {
  Query: {
    cmsPage: (_parent, { id, identifier }, { db }) => {
      // The stray quotation mark is the real backend's.
      if (!id && !identifier) throw inputError('"Page id/identifier should be specified');
      const page = id ? findCmsPageById(db, id) : findCmsPageByIdentifier(db, identifier ?? '');
      if (!page) throw noSuchEntityError(`The CMS page with the "${id || identifier}" ID doesn't exist.`);
      return page;
    },
    cmsBlocks: (_parent, { identifiers }) => {
      const named = (identifiers ?? []).filter((identifier) => identifier !== null);
      if (named.length === 0) throw inputError('"identifiers" of CMS blocks should be specified');
      return { identifiers: named } satisfies CmsBlocksModel;
    },
    dynamicBlocks: (_parent, { input, pageSize, currentPage }, context) => {
      if (!input) throw inputError('"input" of dynamic blocks should be specified');
      const { rows, total, pageInfo } = findDynamicBlocks(context, input, pageSize ?? 20, currentPage ?? 1);
      return {
        items: rows.map(({ id, content }) => ({
          uid: toUid(id),
          content: { html: expandDirectives(context, content) },
        })),
        page_info: pageInfo,
        total_count: total,
      };
    },
  },
  CmsPage: {
    url_key: (page) => page.identifier,
    content: ({ content }, _arguments, context) => expandDirectives(context, content),
  },
  CmsBlock: {
    content: ({ content }, _arguments, context) => (content ? expandDirectives(context, content) : null),
  },
  CmsBlocks: {
    // One unknown block is null with an error of its own and leaves the others alone.
    items: ({ identifiers }, _arguments, { db }) =>
      identifiers.map(
        (identifier) =>
          findCmsBlock(db, identifier) ??
          Promise.reject(noSuchEntityError(`The CMS block with the "${identifier}" ID doesn't exist.`)),
      ),
  },
};
