import { useLayoutEffect, useRef } from 'react';
import { pageTemplate, type TemplateName } from '@/boot/pageTemplate';
import type { ResolvedPage } from './routeOutcome';

const templates = {
  static: 'start',
  home: 'start',
  cms: 'content',
  category: 'category',
  product: 'product',
  location: 'content',
} satisfies Record<ResolvedPage['type'], TemplateName>;

/** The shimmer of a page of a type. The HTML carries it for the first paint, so that no script has to. */
export const RouteShimmer = ({ type }: { type: ResolvedPage['type'] }) => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const content = pageTemplate(templates[type]);
    // Whether the page has these is not known yet.
    content?.querySelectorAll('[data-optional]').forEach((part) => part.remove());
    place.current?.replaceChildren(...(content ? [content] : []));
  }, [type]);
  return <div ref={place} aria-busy="true" />;
};
