import type { CmsFirstViewFragment } from '@/pages/cms/CmsFirstView.graphql.generated';
import { settings } from '@/kernel/app/settings';
import { lazyPolicy } from '@/kernel/trustedTypes/lazyPolicy';
import type { Handover } from '../handover';

/**
 * For the tree that the first view of a content page is drawn from, and for nothing else. Made on every page, so that
 * nobody else can take its name (the page's Content-Security-Policy allows each name once).
 */
const policy = lazyPolicy('content', { createHTML: (html: string) => html })();

let loading: Promise<unknown> | undefined;

/** Loads the script that draws content, and its styles. @returns ends when both are there, or will not come. */
export const loadContentView = (): Promise<unknown> => {
  const template = document.getElementById('boot-content-view');
  if (loading || !(template instanceof HTMLTemplateElement)) return (loading ??= Promise.resolve());
  const files = document.importNode(template.content, true);
  loading = Promise.all(
    [...files.children].map(
      (file) =>
        new Promise((resolve) => {
          file.addEventListener('load', resolve);
          file.addEventListener('error', resolve);
        }),
    ),
  );
  // Within the first view: its styles go with it.
  document.getElementById('boot')?.append(files);
  return loading;
};

/** Draws what a content page begins with into its place, once what draws it is there. */
export const showContent = async (
  boot: Handover,
  { content, content_heading: heading }: CmsFirstViewFragment,
): Promise<void> => {
  const place = document.querySelector('#boot-page [data-slot="content"]');
  // A hero is shown already.
  if (!content || !place) return;
  await loadContentView();
  const trust = (html: string): string => policy.createHTML(html);
  // The shop may have been faster.
  if (!place.isConnected || !boot.contentView) return;
  const { element, loadPictures } = boot.contentView(content, !heading, trust, settings);
  place.replaceWith(element);
  loadPictures();
};
