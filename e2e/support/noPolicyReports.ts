import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { dataFolder, openShopDatabase } from './shopDatabase';

/** Pages that a journey fills with thousands of broken pieces of markup (contentSafety.spec.ts). */
const hostile = /^\/(?:about-us|minerals\.html|magnesium-bisglycinate\.html)$/;
/** What a browser says while it reads such a piece (a style element that never ends, say), none of which comes onto the page. */
const ofParsing = /^(?:script-src-attr|style-src-attr|style-src-elem|base-uri)$/;

/** After all journeys: no browser had anything to report of the Content-Security-Policy. */
const noPolicyReports = (): void => {
  const folders = [dataFolder(), join(dataFolder(), 'stock')].filter((folder) =>
    existsSync(join(folder, 'halewell.sqlite')),
  );
  const found = folders.flatMap((folder) => {
    const db = openShopDatabase(folder);
    const rows = db
      .all('SELECT directive, blocked, page, reports FROM policy_report')
      .filter(({ directive, page }) => !(hostile.test(String(page)) && ofParsing.test(String(directive))));
    db.close();
    return rows;
  });
  if (found.length > 0) throw new Error(`The policy refused in the journeys:\n${JSON.stringify(found, null, 2)}`);
};

// Playwright takes the default export only.
export default noPolicyReports;
