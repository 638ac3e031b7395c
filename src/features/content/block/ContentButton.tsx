import type { CSSProperties } from 'react';

import type { ButtonPriority } from '@/ui/Button/buttonPriority';
import { buttonClassName } from '@/ui/Button/buttonClassName';
import type { ButtonType, LinkType } from '../readers/links';
import { ContentLink } from '../rich/ContentLink';
import type { Tone } from '../colours/colours';

/** The editor's button types as the shop's priorities. */
const looks: Record<ButtonType, { priority: ButtonPriority; isInverted?: boolean }> = {
  primary: { priority: 'high' },
  secondary: { priority: 'normal' },
  tertiary: { priority: 'low' },
  link: { priority: 'normalLink' },
  invertedLink: { priority: 'normalLink', isInverted: true },
  underlineInvertedLink: { priority: 'lowLinkUnderline', isInverted: true },
};

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
  isSmall = false,
  tone,
  style,
}: ContentButtonProps) => (
  <ContentLink
    href={link}
    linkType={linkType}
    blockTitle={blockTitle}
    opensInNewTab={openInNewTab}
    className={buttonClassName({
      ...looks[buttonType],
      ...(tone && { isInverted: tone === 'dark' }),
      size: isSmall ? 'small' : 'normal',
    })}
    style={style}
  >
    {text}
  </ContentLink>
);
