import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse, printSchema, print, visit } from 'graphql';
import { isAbsent } from '../../settings/capabilities.js';
import { readOwnSchema } from './ownSchema.js';

const nullable = (field) => (field.type.kind === Kind.NON_NULL_TYPE ? { ...field, type: field.type.type } : field);

/** What any of the backends in settings/backends lacks. */
const absentSomewhere = (root) => {
  const folder = join(root, 'settings/backends');
  return new Set(readdirSync(folder).flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')).absent));
};

const productTypes = ['Simple', 'Configurable', 'Virtual', 'Downloadable', 'Grouped', 'Bundle'];

/** What a backend with a fault, or a module with one, has been seen or may be expected to leave out: a page must stand without it. */
const leftOutByFaults = new Set([
  'ProductInterface.price_range',
  ...productTypes.map((type) => `${type}Product.price_range`),
  'BundleCartItem.customizable_options',
  'Cart.shipping_addresses',
  'CartItemPrices.row_total_including_tax',
  'CartTaxItem.amount',
  'ConfigurableCartItem.customizable_options',
  'DownloadableCartItem.customizable_options',
  'FreeShippingProgress.remaining',
  'PlacedOrder.order',
  'PriceRange.minimum_price',
  'ProductPrice.final_price',
  'ProductPrice.regular_price',
  'SimpleCartItem.customizable_options',
  'SubscriptionPlan.price',
  'UnitPrice.price',
  'VirtualCartItem.customizable_options',
]);

/**
 * The shop's schema as its own code must see it: a field that some known backend lacks may be null, which says that it is not
 * known. The compiler then asks every reader what it does without.
 * @param root folder of the project.
 * @returns the text of the schema.
 */
export const frontEndSchema = (root) => {
  const absent = absentSomewhere(root);
  const withNulls = (node) => ({
    ...node,
    fields: node.fields.map((field) =>
      leftOutByFaults.has(`${node.name.value}.${field.name.value}`) ||
      (isAbsent(absent, `${node.name.value}.${field.name.value}`) && !absent.has(`type ${node.name.value}`))
        ? nullable(field)
        : field,
    ),
  });
  const document = parse(printSchema(readOwnSchema(root)));
  return print(visit(document, { ObjectTypeDefinition: withNulls, InterfaceTypeDefinition: withNulls }));
};
