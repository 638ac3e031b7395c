import type { CSSProperties, ReactNode } from 'react';

import { ShopLink } from '@/kernel/routing/ShopLink';
import { openBlock } from '../openedBlocks';
import type { LinkType } from '../readers/links';
import { contentTarget } from './contentLinks';

export interface ContentLinkProps {
  href: string | undefined;
  /** For the type block `href` is the identifier of a CMS block, which a dialog shows. */
  linkType?: LinkType;
  /** Heading of that dialog; the link's words without it. */
  blockTitle?: string;
  opensInNewTab?: boolean;
  id?: string;
  className?: string;
  style?: CSSProperties;
  title?: string;
  children: ReactNode;
}

/** A link that the backend's content names: in-app on the own host unless it is a file, a new tab when flagged, plain text when unsafe. */
export const ContentLink = ({
  href,
  linkType,
  blockTitle,
  opensInNewTab = false,
  id,
  className,
  style,
  title,
  children,
}: ContentLinkProps) => {
  if (linkType === 'block' && href) {
    return (
      <button
        type="button"
        className={className}
        style={style}
        title={title}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) =>
          openBlock({ identifier: href, title: blockTitle ?? currentTarget.textContent.trim() })
        }
      >
        {children}
      </button>
    );
  }
  const target = contentTarget(href, window.location.origin, window.location.href);
  const newTab = opensInNewTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  switch (target.kind) {
    case 'internal':
      return (
        <ShopLink to={target.to} id={id} className={className} style={style} title={title} {...newTab}>
          {children}
        </ShopLink>
      );
    case 'document':
    case 'external':
      return (
        <a href={target.href} id={id} className={className} style={style} title={title} rel="noopener" {...newTab}>
          {children}
        </a>
      );
    case 'none':
      return (
        <span id={id} className={className} style={style} title={title}>
          {children}
        </span>
      );
  }
};
