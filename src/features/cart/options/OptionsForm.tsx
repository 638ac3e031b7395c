import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { LoadingIndicator } from '@/ui/LoadingIndicator/LoadingIndicator';
import { Notice } from '@/ui/Notice/Notice';
import { RetryNotice } from '@/ui/RetryNotice/RetryNotice';
import { OptionChoices } from './OptionChoices';
import type { OptionChoice } from './useOptionChoice';
import styles from './OptionsForm.module.css';

export interface OptionsFormProps {
  chosen: OptionChoice;
  /** The button that takes the choice; without it the choice is sold out. */
  action: ReactNode;
}

/** The options of a product as radio buttons, and what can be done with the choice. */
export const OptionsForm = ({ chosen, action }: OptionsFormProps) => {
  const { status, retry, options, variants, choice, choose } = chosen;
  if (status === 'loading') return <LoadingIndicator />;
  if (status === 'failed') {
    return (
      <RetryNotice onRetry={retry}>
        <FormattedMessage id="cardOptions.failed" />
      </RetryNotice>
    );
  }
  if (status === 'empty') {
    return (
      <Notice kind="warning" isLive>
        <FormattedMessage id="product.notForSale" />
      </Notice>
    );
  }
  return (
    <div className={styles.form}>
      {options.map((option) => (
        <OptionChoices
          key={option.code}
          option={option}
          variants={variants}
          chosen={choice[option.code]}
          onChoose={(uid) => choose(option.code, uid)}
        />
      ))}
      {action ?? (
        <Notice kind="warning" isLive>
          <FormattedMessage id="product.outOfStockHint" />
        </Notice>
      )}
    </div>
  );
};
