import { readdirSync, readFileSync } from 'node:fs';
import { Kind, OperationTypeNode, parse } from 'graphql';
import { personalFields } from './personalFields';

/** Root fields whose answers are the same for everybody, and whose arguments are nobody's key. */
const publicFields = [
  'attributesForm',
  'attributesList',
  'availableStores',
  'batchCertificate',
  'batchCertificates',
  'categories',
  'checkoutAgreements',
  'cmsBlocks',
  'countries',
  'currency',
  'pointOfSaleStock',
  'pointsOfSale',
  'popularSearches',
  'productReviewRatingsMetadata',
  'products',
  'recaptchaFormConfig',
  'recaptchaV3Config',
  'reviewQuotes',
  'route',
  'searchSuggestions',
  'storeConfig',
];

/** Root fields of chunks that come late: who asks says itself that it is personal (`isPersonal` in the context). */
const markedFields = ['getFavoriteStore', 'pickupLocations', 'placePosition'];

const rootFieldsOf = (path: string): string[] =>
  parse(readFileSync(path, 'utf8')).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION && definition.operation === OperationTypeNode.QUERY
      ? definition.selectionSet.selections.flatMap((field) => (field.kind === Kind.FIELD ? [field.name.value] : []))
      : [],
  );

test('every query of the shop is known to be public or personal', () => {
  const paths = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.graphql'));
  const asked = new Set(paths.flatMap((path) => rootFieldsOf(`src/${path}`)));
  const known = (name: string): boolean => personalFields.has(name) || markedFields.includes(name);
  expect([...asked].filter((name) => !known(name)).sort()).toEqual(publicFields);
});
