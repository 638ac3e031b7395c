import { type ComponentType, memo } from 'react';
import { useIntl } from 'react-intl';

import { Breadcrumbs } from '@/ui/Breadcrumbs/Breadcrumbs';
import type { CmsPageProps, ResolvedCmsPage } from './CmsPage';
import styles from './PageChrome.module.css';
import { useFragmentHeading } from './useFragmentHeading';

interface PageTopProps {
  title: string;
}

/** The stored address of a page for search engines, where the one in the window is written in another way. */
const addressOf = (path: string | null): string | undefined => {
  const { origin, pathname } = window.location;
  const [written = ''] = (path ?? '').split('?');
  if (written === '' || !URL.canParse(`/${written}`, origin)) return undefined;
  const { href, pathname: stored } = new URL(`/${written}`, origin);
  return stored === pathname ? undefined : href;
};

const PageTop = memo(({ title }: PageTopProps) => {
  const { formatMessage } = useIntl();
  useFragmentHeading();
  return (
    <div className={styles.top}>
      <Breadcrumbs items={[{ label: formatMessage({ id: 'breadcrumbs.home' }), to: '/' }, { label: title }]} />
    </div>
  );
});

/** Gives a content page what the home page has not: the way back, the words for search engines, its layout. */
export const withPageChrome = (Page: ComponentType<CmsPageProps>) => {
  const ContentPage = ({ page }: { page: ResolvedCmsPage }) => (
    <Page
      waitsForBlocks
      page={page}
      head={{ keywords: page.meta_keywords, canonical: addressOf(page.relative_url) }}
      top={<PageTop key={`top of ${page.identifier}`} title={page.title ?? ''} />}
      // Only this layout lets rows reach the edges of the window; in any other the page ends at the site's width.
      className={page.page_layout === 'cms-full-width' ? undefined : styles.column}
    />
  );
  return ContentPage;
};
