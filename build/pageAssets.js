/**
 * The files of the first load, of each kind of page that the backend resolves a path to, and of the pages at fixed paths,
 * as the boot script reads them; and which paths have a document of their own, as boot script and backend read it.
 * @param routes the table of paths (routeTable.js).
 * @returns `{ main: ['/static/main.css'], kinds: { PRODUCT: [...] }, fixed: { '^/cart/*$': [...] }, ownDocuments }` as JSON.
 * @throws when a row names a chunk that the build does not have.
 */
export const pageAssetsJson = (compilation, { fixed, resolved, ownDocumentPattern }) => {
  const filesOf = (names) => [
    ...new Set(
      names
        .flatMap((name) => {
          const group = compilation.namedChunkGroups.get(name);
          if (!group) throw new Error(`The table of paths names the chunk ${name}, which the build does not have.`);
          return [...group.chunks];
        })
        .flatMap((chunk) => [...chunk.files])
        .filter((file) => /\.(js|css)$/.test(file) && !file.includes('.hot-update.')),
    ),
  ];
  const first = filesOf(['main']);
  const addresses = (files) => files.map((file) => `/${file}`);
  const laterFiles = (names) => addresses(filesOf(names).filter((file) => !first.includes(file)));
  const catalogues = [...compilation.namedChunkGroups.keys()].filter((name) => name?.startsWith('messages-'));
  return JSON.stringify({
    main: addresses(first.filter((file) => file.endsWith('.css'))),
    kinds: Object.fromEntries(resolved.map(({ type, chunks }) => [type, laterFiles(chunks)])),
    fixed: Object.fromEntries(fixed.map(({ pattern, chunks }) => [pattern, laterFiles(chunks)])),
    catalogues: Object.fromEntries(catalogues.map((name) => [name.replace('messages-', ''), laterFiles([name])])),
    ownDocuments: ownDocumentPattern,
  });
};

/** The address of the one font file of a family and subset. */
export const fontUrl = (compilation, name) => {
  const file = Object.keys(compilation.assets).find((asset) => asset.includes(name) && asset.endsWith('.woff2'));
  return file ? `/${file}` : undefined;
};
