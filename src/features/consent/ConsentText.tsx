import { Suspense } from 'react';
import { ErrorBoundary } from '@/kernel/errors/ErrorBoundary';
import { lazyComponent } from '@/kernel/routing/lazyComponent';
import { textOf } from '@/features/content/plainText';

const inlineContent = lazyComponent(
  async () => (await import(/* webpackChunkName: "content" */ '@/features/content/InlineContent')).InlineContent,
);

/** Words of the store with their links; until what shows those is there, and when it does not come, the bare words. */
export const ConsentText = ({ html }: { html: string }) => {
  const words = textOf(html);
  if (!html.includes('<')) return words;
  return (
    <ErrorBoundary fallback={words}>
      <Suspense fallback={words}>
        <inlineContent.Component html={html} />
      </Suspense>
    </ErrorBoundary>
  );
};
