/**
 * Text of robots.txt: what public/robots.txt says, and the paths of the shop's table.
 * @param text what is written by hand: of whom it speaks.
 * @param uncrawledPaths rules (routeTable.js).
 * @param origin the shop's public one: with it the text says where the sitemap is. The embedded backend adds it itself.
 */
export const robotsText = (text, uncrawledPaths, origin) =>
  [
    text.trimEnd(),
    ...uncrawledPaths.map((path) => `Disallow: ${path}`),
    ...(origin ? ['', `Sitemap: ${origin}/sitemap.xml`] : []),
    '',
  ].join('\n');
