import { urlSuffix } from '../catalog/urlSuffixes';
import type { ScheduledChange } from '../staging/changeQueries';

import type { OfficeContext } from './officeContext';
import { findProductUrlKey } from './queries';

/** The page of the shop on which a change can be seen. */
export const pathOfChange = (
  { db, homePage }: Pick<OfficeContext, 'db' | 'homePage'>,
  { kind, target }: Pick<ScheduledChange, 'kind' | 'target'>,
): string => {
  switch (kind) {
    case 'page':
      return target === homePage ? '/' : `/${target}`;
    case 'category':
      return `/${target}${urlSuffix}`;
    case 'product': {
      const key = findProductUrlKey(db, target);
      return key === undefined ? '/' : `/${key}${urlSuffix}`;
    }
    // A block may stand on any page.
    case 'block':
      return '/';
  }
};
