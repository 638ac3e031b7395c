const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { isAbstractType, visit } = require('graphql');

/**
 * Types that a module may add, by how they are named: Apollo takes them for what their fields say that they are. Products
 * are learnt from the answers instead (src/kernel/graphql/links/unknownProductsLink.ts), whatever their name is.
 */
const alsoLike = { CartItemInterface: ['\\\\w+CartItem'] };

/** Who names types besides documents: what is said of an interface there is true of all that implement it. */
const policies = join(__dirname, '../src/app/typePolicies.ts');

/** Names of the types that fragments are on. */
const conditions = (documents) => {
  const found = new Set();
  const note = ({ typeCondition }) => void (typeCondition && found.add(typeCondition.name.value));
  for (const { document } of documents) visit(document, { FragmentDefinition: note, InlineFragment: note });
  return found;
};

/**
 * Writes which object types implement each interface and belong to each union, so that Apollo matches fragments on them. It
 * comes with the first load: only those are in it that a fragment or a policy of the cache names.
 */
module.exports.plugin = (schema, documents) => {
  const named = conditions(documents);
  const policyText = readFileSync(policies, 'utf8');
  const isNamed = (name) => named.has(name) || new RegExp(`\\b${name}\\b`).test(policyText);
  const names = (type) =>
    schema
      .getPossibleTypes(type)
      .map(({ name }) => name)
      .sort();
  const entries = Object.values(schema.getTypeMap())
    .filter((type) => isAbstractType(type) && isNamed(type.name))
    .sort((a, b) => a.name.localeCompare(b.name))
    .map(
      (type) =>
        `  ${type.name}: [${[...names(type), ...(alsoLike[type.name] ?? [])].map((name) => `'${name}'`).join(', ')}],`,
    );
  return `/** Object types of the interfaces and unions that fragments and policies of the cache name. */\nexport const possibleTypes: Record<string, string[]> = {\n${entries.join('\n')}\n};\n`;
};
