import { useLayoutEffect, useRef } from 'react';
import { pageTemplate, type TemplateName } from '@/boot/pageTemplate';
import type { ResolvedPage } from './routeOutcome';

const templateOf = (type: ResolvedPage['type']): TemplateName => {
  if (type === 'category' || type === 'product') return type;
  return type === 'static' || type === 'home' ? 'start' : 'content';
};

/** The shimmer of a page of a type. The HTML carries it for the first paint, so that no script has to. */
export const RouteShimmer = ({ type }: { type: ResolvedPage['type'] }) => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const content = pageTemplate(templateOf(type));
    // Whether the page has these is not known yet.
    content?.querySelectorAll('[data-optional]').forEach((part) => part.remove());
    place.current?.replaceChildren(...(content ? [content] : []));
  }, [type]);
  return <div ref={place} aria-busy="true" />;
};
