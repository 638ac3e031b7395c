import type { CSSProperties } from 'react';

import type { ButtonType, LinkType } from '../readers/links';
import { ContentLink } from '../rich/ContentLink';
import type { Tone } from '../colours/colours';
import { contentButtonClass } from './contentButtonLook';

export interface ContentButtonProps {
  text: string;
  link?: string;
  linkType?: LinkType;
  blockTitle?: string;
  openInNewTab: boolean;
  buttonType: ButtonType;
  isSmall?: boolean;
  /** Of the ground, where it is known: dark words turn light on a dark one, light ones dark on a light one. */
  tone?: Tone;
  style?: CSSProperties;
}

/** A link that looks like a button. */
export const ContentButton = ({
  text,
  link,
  linkType,
  blockTitle,
  openInNewTab,
  buttonType,
  isSmall,
  tone,
  style,
}: ContentButtonProps) => (
  <ContentLink
    href={link}
    linkType={linkType}
    blockTitle={blockTitle}
    opensInNewTab={openInNewTab}
    className={contentButtonClass(buttonType, tone, isSmall)}
    style={style}
  >
    {text}
  </ContentLink>
);
