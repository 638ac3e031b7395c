/** What Magento calls its own fields while nobody has named them otherwise, and the message that says it in every language. */
export const stockLabels: Readonly<Record<string, { label: string; id: string }>> = {
  prefix: { label: 'Name Prefix', id: 'formFields.prefix' },
  middlename: { label: 'Middle Name/Initial', id: 'formFields.middleName' },
  suffix: { label: 'Name Suffix', id: 'formFields.suffix' },
  company: { label: 'Company', id: 'formFields.company' },
  fax: { label: 'Fax', id: 'formFields.fax' },
  vat_id: { label: 'VAT Number', id: 'formFields.vatId' },
  dob: { label: 'Date of Birth', id: 'formFields.dateOfBirth' },
  gender: { label: 'Gender', id: 'formFields.gender' },
  taxvat: { label: 'Tax/VAT Number', id: 'formFields.taxVat' },
};

/** Magento's own genders, by value. */
export const stockGenders: Readonly<Record<string, { label: string; id: string }>> = {
  1: { label: 'Male', id: 'formFields.male' },
  2: { label: 'Female', id: 'formFields.female' },
  3: { label: 'Not Specified', id: 'formFields.genderUnsaid' },
};

/** What a browser fills in. */
export const autoCompletes: Readonly<Record<string, string>> = {
  prefix: 'honorific-prefix',
  middlename: 'additional-name',
  suffix: 'honorific-suffix',
  company: 'organization',
  dob: 'bday',
};
