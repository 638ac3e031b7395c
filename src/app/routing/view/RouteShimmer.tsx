import { useLayoutEffect, useRef } from 'react';
import { fillSlots, type Slots } from '@/boot/fillSlots';
import { pageTemplate, type TemplateName } from '@/boot/pageTemplate';
import type { ResolvedPage } from '../routeOutcome';

const templateOf = (type: ResolvedPage['type']): TemplateName => {
  if (type === 'category' || type === 'product') return type;
  return type === 'static' || type === 'home' ? 'start' : 'content';
};

export interface RouteShimmerProps {
  type: ResolvedPage['type'];
  /** What is known of the page; the same object as long as it is the same. */
  slots?: Slots;
}

/** The shimmer of a page of a type. The HTML carries it for the first paint, so that no script has to. */
export const RouteShimmer = ({ type, slots }: RouteShimmerProps) => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const content = pageTemplate(templateOf(type));
    // Whether the page has these is not known yet.
    content?.querySelectorAll('[data-optional]').forEach((part) => part.remove());
    if (content && slots) fillSlots(content, slots);
    place.current?.replaceChildren(...(content ? [content] : []));
  }, [type, slots]);
  return <div ref={place} aria-busy="true" />;
};
