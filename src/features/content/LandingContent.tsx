import { use } from 'react';
import { Content } from './Content';
import { pendingBlockCode } from './pendingBlockCode';

/** Content above something else of a page: it is there as a whole, or the page waits, so that nothing moves below it. */
export const LandingContent = ({ html }: { html: string }) => {
  const pending = pendingBlockCode(html);
  if (pending) use(pending);
  return <Content html={html} />;
};
