import { FormattedMessage } from 'react-intl';

/** The error of a question that has to be answered: the fixed words of a missing value, and what to do. */
export const MissingAnswer = () => (
  <>
    <FormattedMessage id="validation.isRequired" /> <FormattedMessage id="choices.missing" />
  </>
);
