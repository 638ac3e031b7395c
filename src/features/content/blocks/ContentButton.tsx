import type { ButtonPriority } from '@/ui/Button/buttonPriority';
import { buttonClassName } from '@/ui/Button/buttonClassName';
import type { ButtonType } from '../readers/blockProps';
import { ContentLink } from '../rich/ContentLink';

/** The editor's button types as the shop's priorities (design language §3.1). */
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
  openInNewTab: boolean;
  buttonType: ButtonType;
  isSmall?: boolean;
}

/** A link that looks like a button. */
export const ContentButton = ({ text, link, openInNewTab, buttonType, isSmall = false }: ContentButtonProps) => (
  <ContentLink
    href={link}
    opensInNewTab={openInNewTab}
    className={buttonClassName({ ...looks[buttonType], size: isSmall ? 'small' : 'normal' })}
  >
    {text}
  </ContentLink>
);
