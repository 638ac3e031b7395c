import { useIntl } from 'react-intl';

/** An option of at most so many letters, such as 'Yes' or 'XL', says nothing without its attribute. */
const mostLettersOfShort = 3;

/** Puts an option into words where its attribute does not stand above it. */
export const useOptionName = (): ((attribute: string | undefined, option: string) => string) => {
  const { formatMessage } = useIntl();
  return (attribute, option) =>
    attribute === undefined || option.length > mostLettersOfShort
      ? option
      : formatMessage({ id: 'listing.namedOption' }, { attribute, option });
};
