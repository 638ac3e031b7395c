/** A row of cms_page. */
export interface CmsPageRow {
  id: number;
  identifier: string;
  title: string;
  content_heading: string | null;
  content: string;
  page_layout: string;
  meta_title: string | null;
  meta_description: string | null;
  meta_keywords: string | null;
  meta_robots: string | null;
}

/** Blocks that a query asked for, before any is read. */
export interface CmsBlocksModel {
  identifiers: string[];
}
