import { tsImport } from 'tsx/esm/api';

/** Loads a TypeScript module of the shop or its backend into the build. */
const load = (path) => tsImport(path, import.meta.url);

/**
 * Reads the build's part of the shop's table of paths (src/app/routing/routes.ts).
 * @returns `fixed`: a row a fixed path, with the pattern of its addresses; `resolved`: a row a type of what the backend
 * resolves; both with the chunks of their pages. `fixedPattern`: every fixed path. `ownDocumentPattern`: paths that have a document of their own.
 * `uncrawledPaths`: what robots.txt keeps crawlers out of.
 */
export const readRouteTable = async () => {
  const { checkoutLayout, fixedRoutes, patternOf, resolvedRoutes } = await load('../src/app/routing/routes.ts');
  const { fixedPattern, ownDocumentPattern, uncrawledPaths } = await load('../src/app/routing/routePatterns.ts');
  return {
    fixed: Object.entries(fixedRoutes).map(([path, { layout, page }]) => ({
      path,
      pattern: patternOf(path),
      chunks: [...(layout === 'checkout' ? checkoutLayout.chunks : []), ...(page?.chunks ?? [])],
    })),
    resolved: Object.values(resolvedRoutes).map(({ type, chunks }) => ({ type, chunks })),
    fixedPattern: fixedPattern(),
    ownDocumentPattern: ownDocumentPattern(),
    uncrawledPaths: uncrawledPaths(),
  };
};
