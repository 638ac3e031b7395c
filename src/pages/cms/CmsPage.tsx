import { type ReactNode, use } from 'react';

import { Content } from '@/features/content/Content';
import { pendingBlockCode } from '@/features/content/pendingBlockCode';
import { PageHead, type PageHeadProps } from '@/kernel/head/PageHead';
import { lazyComponent } from '@/kernel/routing/lazyComponent';
import { Deferred } from '@/kernel/routing/Deferred';
import type { CmsFirstViewFragment } from './CmsFirstView.graphql.generated';
import styles from './CmsPage.module.css';

const emptyPage = lazyComponent(
  async () => (await import(/* webpackChunkName: "page-not-found" */ './EmptyPage')).EmptyPage,
);

/** The page as its route was answered, with the path that it is stored under. */
export type ResolvedCmsPage = CmsFirstViewFragment & { relative_url: string | null };

export interface CmsPageProps {
  page: ResolvedCmsPage;
  /** What the page adds to its head. */
  head?: Partial<PageHeadProps>;
  /** Rendered above the page's heading. */
  top?: ReactNode;
  /** Rendered below the content. */
  bottom?: ReactNode;
  className?: string;
  /** Shows nothing before the code of all its blocks is there; the home page's comes with this file. */
  waitsForBlocks?: boolean;
}

/** A page of the back office's content; the home page is one of them. Blocks reach across the page, plain text keeps its measure. */
export const CmsPage = ({ page, head, top, bottom, className = '', waitsForBlocks = false }: CmsPageProps) => {
  const { identifier, title, content, content_heading: heading } = page;
  const pending = waitsForBlocks ? pendingBlockCode(content ?? '') : undefined;
  if (pending) use(pending);
  return (
    <main id="main" className={`${styles.page} ${className}`} tabIndex={-1}>
      <PageHead
        title={page.meta_title ?? title ?? ''}
        description={page.meta_description}
        robots={page.meta_robots ?? undefined}
        {...head}
      />
      {top}
      {heading ? (
        <header className={styles.header}>
          <h1 className={styles.heading}>{heading}</h1>
        </header>
      ) : null}
      {content ? (
        // Keyed by page: no tab or slide of the page before stays open.
        <div key={identifier} className={content.includes('data-content-type=') ? undefined : styles.plain}>
          <Content html={content} isFirst={!heading} />
        </div>
      ) : (
        <Deferred>
          <emptyPage.Component name={heading ? null : title} />
        </Deferred>
      )}
      {bottom}
    </main>
  );
};
