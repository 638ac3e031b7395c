import { shopFiles, type DataFiles } from './dataFiles';

/** How Page Builder keeps a static block in a page's content; the real backend puts the block there when it answers. */
const directive = /\{\{widget\b[^}]*\bblock_id="([\w-]+)"[^}]*\}\}/g;

/**
 * A page's content with its static blocks in their places, as the real backend answers it: one source for what stands on
 * several pages and in a dialog.
 * @throws when a block has no file.
 */
export const withStaticBlocks = (content: string, { readText }: DataFiles = shopFiles): string =>
  content.replace(
    directive,
    (_, identifier: string) =>
      `<div class="widget block block-static-block">${readText(`content/blocks/${identifier}.html`).trim()}</div>`,
  );
