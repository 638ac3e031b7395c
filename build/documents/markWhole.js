import { Kind } from 'graphql';

/** By operation: fields of the query root that only this operation asks for in this way, with much below them. */
const wholeFields = { ShopSettings: ['categories'] };

/** Keeps the cache's entry apart from that of other operations with the same field. */
const mark = { kind: Kind.DIRECTIVE, name: { kind: Kind.NAME, value: 'whole' } };

const marked = ({ selectionSet, directives = [], ...field }) => ({
  ...field,
  directives: [...directives, mark],
  whole: selectionSet,
});

/**
 * Moves what is selected below some fields out of the sight of Apollo Client, which then keeps the answer as it comes
 * instead of taking it apart into hundreds of objects, and putting it together again for each reader. What is sent has the
 * selection (src/kernel/graphql/links/wholeFieldsLink.ts).
 * @throws where an operation lacks such a field.
 */
export const markWhole = (document) => ({
  ...document,
  definitions: document.definitions.map((definition) => {
    const names = wholeFields[definition.name?.value];
    if (!names || definition.kind !== Kind.OPERATION_DEFINITION) return definition;
    const { selections } = definition.selectionSet;
    for (const name of names) {
      if (!selections.some((field) => field.name?.value === name))
        throw new Error(`${definition.name.value} does not ask for ${name}.`);
    }
    return {
      ...definition,
      selectionSet: {
        ...definition.selectionSet,
        selections: selections.map((field) => (names.includes(field.name?.value) ? marked(field) : field)),
      },
    };
  }),
});
