import type { ButtonPriority } from '@/ui/Button/buttonPriority';
import { buttonClassName } from '@/ui/Button/buttonClassName';
import type { ButtonType } from '../readers/blockProps';
import { ContentLink } from '../rich/ContentLink';

/** The editor's button types as the shop's priorities (design language §3.1). */
const priorities: Record<ButtonType, ButtonPriority> = {
  primary: 'high',
  secondary: 'normal',
  tertiary: 'low',
  link: 'normalLink',
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
    className={buttonClassName({ priority: priorities[buttonType], size: isSmall ? 'small' : 'normal' })}
  >
    {text}
  </ContentLink>
);
