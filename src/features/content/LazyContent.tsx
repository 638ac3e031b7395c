import { lazy, Suspense } from 'react';

const Content = lazy(() => import('./Content').then((module) => ({ default: module.Content })));

/** HTML of the backend on a page whose first view has none: what shows it is fetched when it is needed. */
export const LazyContent = ({ html }: { html: string }) => (
  <Suspense>
    <Content html={html} />
  </Suspense>
);
