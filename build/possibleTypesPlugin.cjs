const { isAbstractType } = require('graphql');

/**
 * Types that a module may add, by how they are named: Apollo takes them for what their fields say that they are. Products
 * are learnt from the answers instead (src/kernel/graphql/links/unknownProductsLink.ts), whatever their name is.
 */
const alsoLike = { CartItemInterface: ['\\\\w+CartItem'] };

/** Writes which object types implement each interface and belong to each union, so that Apollo matches fragments on them. */
module.exports.plugin = (schema) => {
  const names = (type) =>
    schema
      .getPossibleTypes(type)
      .map(({ name }) => name)
      .sort();
  const entries = Object.values(schema.getTypeMap())
    .filter((type) => isAbstractType(type) && !type.name.startsWith('__'))
    .sort((a, b) => a.name.localeCompare(b.name))
    .map(
      (type) =>
        `  ${type.name}: [${[...names(type), ...(alsoLike[type.name] ?? [])].map((name) => `'${name}'`).join(', ')}],`,
    );
  return `/** Object types of every interface and union of the schema. */\nexport const possibleTypes: Record<string, string[]> = {\n${entries.join('\n')}\n};\n`;
};
