import type { ReactNode } from 'react';

import { ShopLink } from '@/kernel/routing/ShopLink';
import { contentTarget } from './contentLinks';

export interface ContentLinkProps {
  href: string | undefined;
  opensInNewTab?: boolean;
  className?: string;
  title?: string;
  children: ReactNode;
}

/** A link that the backend's content names: in-app on the own host, a new tab when flagged, plain text when unsafe. */
export const ContentLink = ({ href, opensInNewTab = false, className, title, children }: ContentLinkProps) => {
  const target = contentTarget(href, window.location.origin);
  const newTab = opensInNewTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  switch (target.kind) {
    case 'internal':
      return (
        <ShopLink to={target.to} className={className} title={title} {...newTab}>
          {children}
        </ShopLink>
      );
    case 'external':
      return (
        <a href={target.href} className={className} title={title} rel="noopener" {...newTab}>
          {children}
        </a>
      );
    case 'none':
      return (
        <span className={className} title={title}>
          {children}
        </span>
      );
  }
};
