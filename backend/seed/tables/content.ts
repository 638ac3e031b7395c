import type { Db } from '../../db/open';
import { shopFiles, type DataFiles } from '../dataFiles';
import { withStaticBlocks } from '../staticBlocks';
import { upsert, upsertId } from '../upsert';
import { rewriteTo } from './urlRewrites';

interface PageData {
  identifier: string;
  title: string;
  heading?: string;
  layout?: string;
  metaTitle?: string;
  metaDescription?: string;
  metaKeywords?: string;
  /** For search engines, such as `noindex`; without it they may keep the page. */
  metaRobots?: string;
}

const seedPages = (db: Db, files: DataFiles): void => {
  db.run('UPDATE cms_page SET is_active = 0');
  for (const page of files.readJson<PageData[]>('content/pages.json')) {
    const id = upsertId(db, 'cms_page', ['identifier'], {
      identifier: page.identifier,
      title: page.title,
      content_heading: page.heading ?? null,
      content: withStaticBlocks(files.readText(`content/pages/${page.identifier}.html`), files),
      page_layout: page.layout ?? '1column',
      meta_title: page.metaTitle ?? null,
      meta_description: page.metaDescription ?? null,
      meta_keywords: page.metaKeywords ?? null,
      meta_robots: page.metaRobots ?? null,
      is_active: 1,
    });
    rewriteTo(db, page.identifier, 'CMS_PAGE', id);
  }
};

const seedBlocks = (db: Db, { readJson, readText }: DataFiles): void => {
  db.run('UPDATE cms_block SET is_active = 0');
  for (const { identifier, title } of readJson<{ identifier: string; title: string }[]>('content/blocks.json')) {
    const content = readText(`content/blocks/${identifier}.html`);
    upsert(db, 'cms_block', ['identifier'], { identifier, title, content, is_active: 1 });
  }
};

/** CMS pages with their paths, and CMS blocks. */
export const seedContent = (db: Db, files: DataFiles = shopFiles): void => {
  seedPages(db, files);
  seedBlocks(db, files);
};
