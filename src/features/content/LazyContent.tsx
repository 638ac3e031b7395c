import { lazy, Suspense } from 'react';

import textStyles from './rich/runningText.module.css';
import { PlainContent } from './rich/PlainContent';
import { plainLines, plainParagraphs, standInParagraphs } from './plainText';

const Content = lazy(() => import('./Content').then((module) => ({ default: module.Content })));

const Paragraphs = ({ texts }: { texts: readonly string[] }) => (
  <div className={textStyles.text}>
    {texts.map((text, index) => (
      <p key={index}>{text}</p>
    ))}
  </div>
);

/**
 * HTML of the backend on a page whose first view has none: what shows it is fetched when it is needed. Plain paragraphs
 * and lines of links need nothing; of other text the words stand in its place until then, so that the page does not move.
 */
export const LazyContent = ({ html }: { html: string }) => {
  const paragraphs = plainParagraphs(html);
  if (paragraphs) return <Paragraphs texts={paragraphs} />;
  const lines = plainLines(html);
  if (lines) return <PlainContent content={lines} />;
  return (
    <Suspense fallback={<Paragraphs texts={standInParagraphs(html)} />}>
      <Content html={html} />
    </Suspense>
  );
};
