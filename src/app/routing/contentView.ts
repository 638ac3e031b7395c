import { lazyComponent } from '@/kernel/routing/lazyComponent';

const loadPage = async () => (await import(/* webpackChunkName: "page-cms" */ '@/pages/cms/CmsPage')).CmsPage;

/** The home page: content and nothing else. */
export const homeView = lazyComponent(loadPage);

/** Any other content page; what it has besides is not in the home page's first load. */
export const contentView = lazyComponent(async () => {
  const [Page, { withPageChrome }] = await Promise.all([
    loadPage(),
    import(/* webpackChunkName: "page-chrome" */ '@/pages/cms/withPageChrome'),
  ]);
  return withPageChrome(Page);
});
