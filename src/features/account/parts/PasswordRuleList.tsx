import { FormattedMessage } from 'react-intl';
import { characterClassNames, characterClassesIn } from '@/kernel/validation/validators';
import { Icon } from '@/ui/Icon/Icon';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import styles from './PasswordField.module.css';

const words = {
  lowercase: <FormattedMessage id="account.ruleLowercase" />,
  uppercase: <FormattedMessage id="account.ruleUppercase" />,
  digit: <FormattedMessage id="account.ruleDigit" />,
  special: <FormattedMessage id="account.ruleSpecial" />,
};

export interface PasswordRuleListProps {
  password: string;
  /** Characters that it needs at least. */
  length: number;
}

/** What makes a password strong, each ticked as soon as it is there. How many of the kinds are needed, the hint says. */
export const PasswordRuleList = ({ password, length }: PasswordRuleListProps) => {
  const found = characterClassesIn(password);
  const rules = [
    {
      name: 'length',
      isMet: password.length >= length,
      text: <FormattedMessage id="account.ruleLength" values={{ length }} />,
    },
    ...characterClassNames.map((name) => ({ name, isMet: found.includes(name), text: words[name] })),
  ];
  return (
    <ul className={styles.rules}>
      {rules.map(({ name, isMet, text }) => (
        <li key={name} className={isMet ? styles.met : undefined}>
          {isMet ? <Icon name="check" size={15} /> : <span className={styles.dot} />}
          {text}
          {isMet && (
            <VisuallyHidden>
              {' '}
              <FormattedMessage id="account.ruleMet" />
            </VisuallyHidden>
          )}
        </li>
      ))}
    </ul>
  );
};
