import type { RequestContext } from '../context';
import type { BackendProfile } from '../profile/profile';
import { readStoreSettings } from '../stores/storeSettings';
import type { FormSettings } from './models';

/** The fields of the forms of a store view: what its settings say over what nobody has configured. */
export const readForms = ({
  db,
  store,
  settings: { profile },
}: Pick<RequestContext, 'db'> & {
  store: Pick<RequestContext['store'], 'id'>;
  settings: { profile: Pick<BackendProfile, 'checkout'> };
}): FormSettings => {
  const company = profile.checkout.asksCompanies ? 'opt' : 'no';
  return {
    streetLines: 2,
    prefix: 'no',
    middlename: 'no',
    suffix: 'no',
    company,
    telephone: profile.checkout.needsTelephone ? 'req' : 'opt',
    fax: 'no',
    vat_id: company,
    dob: 'no',
    gender: 'no',
    taxvat: 'no',
    custom: [],
    ...readStoreSettings(db, store.id).customer_forms,
  };
};
