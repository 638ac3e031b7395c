import { buttonClassName } from '@/ui/Button/buttonClassName';
import type { ButtonPriority } from '@/ui/Button/buttonPriority';
import type { Tone } from '../colours/colours';
import type { ButtonType } from '../readers/links';

/** The editor's button types as the shop's priorities. */
const looks: Record<ButtonType, { priority: ButtonPriority; isInverted?: boolean }> = {
  primary: { priority: 'high' },
  secondary: { priority: 'normal' },
  tertiary: { priority: 'low' },
  link: { priority: 'normalLink' },
  invertedLink: { priority: 'normalLink', isInverted: true },
  underlineInvertedLink: { priority: 'lowLinkUnderline', isInverted: true },
};

/** Class of a link that looks like a button. */
export const contentButtonClass = (buttonType: ButtonType, tone: Tone | undefined, isSmall = false): string =>
  buttonClassName({
    ...looks[buttonType],
    ...(tone && { isInverted: tone === 'dark' }),
    size: isSmall ? 'small' : 'normal',
  });
