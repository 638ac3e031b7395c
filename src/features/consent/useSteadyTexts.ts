import { useEffect, useState } from 'react';

/** Milliseconds after which the shop's own words stand in for those of a store that does not answer. */
const patienceMs = 4000;

interface ConsentWords {
  label: string | undefined;
  legal: string | undefined;
}

/**
 * The words of a consent as they were first shown: what somebody is about to agree to must not change before their eyes,
 * whatever comes later.
 * @returns undefined until there are words to show.
 */
export const useSteadyTexts = ({
  isLoading,
  label,
  legal,
}: ConsentWords & { isLoading: boolean }): ConsentWords | undefined => {
  const [isLate, setIsLate] = useState(false);
  const [shown, setShown] = useState<ConsentWords>();
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  const known = isLoading && !isLate ? undefined : { label, legal };
  if (shown === undefined && known !== undefined) setShown(known);
  return shown ?? known;
};
