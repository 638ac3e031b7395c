import { type ReactNode, Suspense } from 'react';

import { ErrorBoundary } from '@/kernel/errors/ErrorBoundary';
import { lazyComponent } from '@/kernel/routing/lazyComponent';
import textStyles from './rich/runningText.module.css';
import { PlainContent } from './rich/PlainContent';
import { plainLines, plainParagraphs, standInParagraphs } from './plainText';

const lazyContent = lazyComponent(async () => (await import(/* webpackChunkName: "content" */ './Content')).Content);

/** An entity that {@link plainParagraphs} does not know. */
const rareEntity = /&(?!(?:amp|lt|gt|quot|apos|nbsp|#\d+);)#?\w+;/;

const Paragraphs = ({ texts }: { texts: readonly string[] }) => (
  <div className={textStyles.text}>
    {texts.map((text, index) => (
      <p key={index}>{text}</p>
    ))}
  </div>
);

export interface LazyContentProps {
  html: string;
  /** In its place when it cannot be shown; by default its words. */
  fallback?: ReactNode;
}

/**
 * HTML of the backend on a page whose first view has none: what shows it is fetched when it is needed. Plain paragraphs
 * and lines of links need nothing; of other text the words stand in its place until then, so that the page does not move.
 * They stay when it does not come, so that a page never falls with its text.
 */
export const LazyContent = ({ html, fallback }: LazyContentProps) => {
  // A reader of HTML knows every entity.
  const isPlain = !rareEntity.test(html);
  const paragraphs = plainParagraphs(html);
  if (isPlain && paragraphs) return <Paragraphs texts={paragraphs} />;
  const lines = plainLines(html);
  if (isPlain && lines) return <PlainContent content={lines} />;
  const words = <Paragraphs texts={standInParagraphs(html)} />;
  return (
    <ErrorBoundary fallback={fallback === undefined ? words : fallback} resetKey={html}>
      <Suspense fallback={<div data-coming="true">{words}</div>}>
        <lazyContent.Component html={html} />
      </Suspense>
    </ErrorBoundary>
  );
};
