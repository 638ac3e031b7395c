/**
 * Text of robots.txt: what public/robots.txt says, and the paths of the shop's table.
 * @param text what is written by hand: of whom it speaks, and the backend's interfaces.
 * @param uncrawledPaths beginnings of paths (routeTable.js).
 */
export const robotsText = (text, uncrawledPaths) =>
  `${text.trimEnd()}\n${uncrawledPaths.map((path) => `Disallow: ${path}\n`).join('')}`;
