import { FormattedMessage } from 'react-intl';

import { Content } from '@/features/content/Content';
import { PageHead } from '@/kernel/head/PageHead';
import type { CmsFirstViewFragment } from './CmsFirstView.graphql.generated';
import styles from './CmsPage.module.css';

export interface CmsPageProps {
  page: CmsFirstViewFragment;
}

/** A page of the back office's content; the home page is one of them. Blocks reach across the page, plain text keeps its measure. */
export const CmsPage = ({ page }: CmsPageProps) => {
  const { title, content, content_heading: heading, meta_title: metaTitle, meta_description: description } = page;
  return (
    <main id="main" className={styles.page} tabIndex={-1}>
      <PageHead title={metaTitle ?? title ?? ''} description={description} />
      {heading ? (
        <header className={styles.header}>
          <h1 className={styles.heading}>{heading}</h1>
        </header>
      ) : null}
      {content ? (
        <div className={content.includes('data-content-type=') ? undefined : styles.plain}>
          <Content html={content} isFirst={!heading} />
        </div>
      ) : (
        <p className={styles.plain}>
          <FormattedMessage id="content.empty" />
        </p>
      )}
    </main>
  );
};
