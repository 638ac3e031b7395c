import { Icon } from '@/ui/Icon/Icon';
import type { IconName } from '@/ui/Icon/iconShapes';
import { type OptionProps, SuggestionOption } from './SuggestionOption';
import styles from './OptionRow.module.css';
import { TypedText } from './TypedText';

export interface OptionRowProps extends OptionProps {
  to: string;
  icon: IconName;
  text: string;
  phrase: string;
}

/** An option of one line: a search, a category or a page. */
export const OptionRow = ({ icon, text, phrase, ...option }: OptionRowProps) => (
  <SuggestionOption {...option} className={styles.row}>
    <Icon name={icon} size={18} className={styles.icon} />
    <TypedText text={text} phrase={phrase} />
  </SuggestionOption>
);
