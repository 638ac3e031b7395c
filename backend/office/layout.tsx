import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import type { OfficeContext } from './officeContext';

/** A page of the back office. */
export interface OfficePage {
  title: string;
  content: ReactNode;
  /** HTTP status; 200 unless given. */
  status?: number;
  /** Takes the whole width of the window. */
  isWide?: boolean;
  hasScript?: boolean;
}

/** Places of the navigation. */
const places = [
  ['/__office', 'Overview'],
  ['/__office/preview', 'Preview'],
  ['/__office/content/page', 'Pages'],
  ['/__office/content/block', 'Blocks'],
  ['/__office/content/category', 'Categories'],
  ['/__office/content/product', 'Prices'],
  ['/__office/reviews', 'Reviews'],
  ['/__office/orders', 'Orders'],
  ['/__office/returns', 'Returns'],
  ['/__office/carts', 'Carts'],
  ['/__office/mails', 'Mails'],
  ['/__office/messages', 'Messages'],
  ['/__office/reports', 'Reports'],
] as const;

const isHere = (pathname: string, path: string): boolean =>
  pathname === path || (path !== '/__office' && pathname.startsWith(`${path}/`));

const isOffered = ({ canSchedule, hasReturns }: OfficeContext, path: string): boolean =>
  (canSchedule || path !== '/__office/preview') && (hasReturns || path !== '/__office/returns');

const Frame = ({ context, page }: { context: OfficeContext; page: OfficePage }) => {
  const { pathname } = context.url;
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${page.title} – ${context.shopName} back office`}</title>
        <link rel="stylesheet" href="/__office/assets/tokens.css" />
        <link rel="stylesheet" href="/__office/assets/office.css" />
        <link rel="stylesheet" href="/__office/assets/forms.css" />
        {page.hasScript ? <script src="/__office/assets/preview.js" defer /> : null}
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to content
        </a>
        <header className="top">
          <a className="brand" href="/__office">
            {context.shopName}
            <span> Back office</span>
          </a>
          <nav aria-label="Back office">
            <ul>
              {places
                .filter(([path]) => isOffered(context, path))
                .map(([path, label]) => (
                  <li key={path}>
                    <a href={path} aria-current={isHere(pathname, path) ? 'page' : undefined}>
                      {label}
                    </a>
                  </li>
                ))}
            </ul>
          </nav>
          <a className="shop" href="/" target="_blank" rel="noreferrer">
            Open the shop<span className="hidden"> in a new tab</span>
          </a>
        </header>
        <main id="main" className={page.isWide ? 'wide' : undefined}>
          <h1>{page.title}</h1>
          {page.content}
        </main>
      </body>
    </html>
  );
};

/** The HTML of a page; every text in it is escaped. */
export const renderPage = (context: OfficeContext, page: OfficePage): string =>
  `<!doctype html>${renderToStaticMarkup(<Frame context={context} page={page} />)}`;
