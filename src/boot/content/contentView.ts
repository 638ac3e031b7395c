// A script of its own, which draws what a content page begins with (build/contentView.js).
import '@/shell/base.css';
import { drawContent } from '@/features/content/drawContent';
import { settings } from '@/kernel/app/settings';
import pageStyles from '@/pages/cms/CmsPage.module.css';
import type { ContentView } from '../handover';

const contentView: ContentView = (html, isFirst, trust, known) => {
  Object.assign(settings, known);
  const { elements, loadPictures } = drawContent(html, isFirst, trust);
  const element = document.createElement('div');
  // As the page has it (CmsPage.tsx).
  if (!html.includes('data-content-type=')) element.className = pageStyles.plain ?? '';
  element.append(elements);
  return { element, loadPictures };
};

if (window.shopBoot) window.shopBoot.contentView = contentView;
