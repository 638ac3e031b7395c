import { useState } from 'react';
import type { ListScope } from './facetVariables';

/**
 * What is known of a list: the answer, or the one of before while another choice is asked about. An answer about another
 * list, or another search, is none.
 */
export const useLastOfScope = <Data>(
  scope: ListScope,
  { data, previousData }: { data: Data | undefined; previousData?: Data | undefined },
): Data | undefined => {
  const list = JSON.stringify(scope);
  /** The list that was answered about last. */
  const [answered, setAnswered] = useState(list);
  if (data !== undefined && answered !== list) setAnswered(list);
  return data ?? (answered === list ? previousData : undefined);
};
