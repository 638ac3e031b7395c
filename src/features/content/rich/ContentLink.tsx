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
  lang?: string | undefined;
  dir?: string | undefined;
  title?: string | undefined;
  /** Accessible name, where it is not the link's words. */
  label?: string | undefined;
  /** As in HTML; what a new tab or another host needs is added. */
  rel?: string | undefined;
  /** Name under which a file is saved; '' for its own. */
  download?: string | undefined;
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
  lang,
  dir,
  title,
  label,
  rel,
  download,
  children,
}: ContentLinkProps) => {
  if (linkType === 'block' && href) {
    return (
      <button
        type="button"
        className={className}
        style={style}
        title={title}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) =>
          openBlock({ identifier: href, title: blockTitle ?? currentTarget.textContent.trim() })
        }
      >
        {children}
      </button>
    );
  }
  const found = contentTarget(href, window.location.origin, window.location.href);
  // What is to be saved is no page.
  const isSaved = found.kind === 'internal' && download !== undefined;
  const target = isSaved ? ({ kind: 'document', href: found.to } as const) : found;
  const shown = { id, className, style, lang, dir, title, 'aria-label': label };
  const relOf = (needed: string): string => [...new Set(`${rel ?? ''} ${needed}`.trim().split(/\s+/))].join(' ');
  const newTab = opensInNewTab ? { target: '_blank', rel: relOf('noopener noreferrer') } : {};
  switch (target.kind) {
    case 'internal':
      return (
        <ShopLink {...shown} to={target.to} rel={rel} {...newTab}>
          {children}
        </ShopLink>
      );
    case 'document':
    case 'external':
      return (
        <a {...shown} href={target.href} download={download} rel={relOf('noopener')} {...newTab}>
          {children}
        </a>
      );
    case 'none':
      return (
        <span id={id} className={className} style={style} lang={lang} dir={dir} title={title}>
          {children}
        </span>
      );
  }
};
