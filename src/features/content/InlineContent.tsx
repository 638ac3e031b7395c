import { useMemo } from 'react';

import { RichContent } from './rich/RichContent';
import { sanitise } from './sanitise/sanitise';

/** Words of the backend with links and emphasis, inside a line of the shop's own, such as a label. */
export const InlineContent = ({ html }: { html: string }) => {
  const content = useMemo(() => sanitise(html), [html]);
  return <RichContent content={content} />;
};
