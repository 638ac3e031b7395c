import fc from 'fast-check';
import { join } from 'node:path';
import {
  buildASTSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isListType,
  Kind,
  parse,
  print,
  printSchema,
  validate,
  visit,
} from 'graphql';

import { filledData, isAllAbsent, sentDocument, sentVariables } from '../../src/kernel/graphql/absentFields';
import { absentCoordinates } from './coordinates.js';
import { inlineFragments } from './inlineFragments.js';
import { markAbsent } from './markAbsent.js';
import { readOperations } from './ownDocuments.js';
import { readOwnSchema } from './ownSchema.js';
import { misplacedSpreads } from './misplacedSpreads.js';

const root = process.cwd();
const schema = readOwnSchema(root);
const operations = [...readOperations(join(root, 'src')).values()];
const schemaText = parse(printSchema(schema));

const [
  {
    fields: [spareField],
  },
  {
    fields: [spareInput],
  },
] = parse('type Any { spare: Int } input AnyInput { spare: Int }').definitions;

/** The shop's schema without the things whose places in it the numbers name, and without what refers to them. */
const reducedSchema = (drops) => {
  const dropped = new Set(drops);
  let place = 0;
  const isDropped = () => dropped.has((place += 1));
  const roots = ['Query', 'Mutation'];
  const types = new Set();
  const fields = new Set();
  const inputs = new Set();
  const first = visit(schemaText, {
    ObjectTypeDefinition: (node) => {
      if (roots.includes(node.name.value) || !isDropped()) return undefined;
      types.add(node.name.value);
      return null;
    },
    InputObjectTypeDefinition: (node) => {
      if (!isDropped()) return undefined;
      types.add(node.name.value);
      return null;
    },
    FieldDefinition: (node) => {
      if (!isDropped()) return undefined;
      fields.add(node.name.value);
      return undefined;
    },
    InputValueDefinition: (node) => {
      if (!isDropped()) return undefined;
      inputs.add(node.name.value);
      return undefined;
    },
  });
  const typeOf = (type) => (type.kind === Kind.NAMED_TYPE ? type.name.value : typeOf(type.type));
  // A field or an argument goes by its name wherever it is, so that interfaces and their types stay in step.
  const second = visit(first, {
    FieldDefinition: (node) => (fields.has(node.name.value) || types.has(typeOf(node.type)) ? null : undefined),
    InputValueDefinition: (node) => (inputs.has(node.name.value) || types.has(typeOf(node.type)) ? null : undefined),
    // No type may be left without a field.
    ObjectTypeDefinition: { leave: (node) => ({ ...node, fields: [...node.fields, spareField] }) },
    InterfaceTypeDefinition: { leave: (node) => ({ ...node, fields: [...node.fields, spareField] }) },
    InputObjectTypeDefinition: { leave: (node) => ({ ...node, fields: [...node.fields, spareInput] }) },
  });
  return buildASTSchema(second, { assumeValidSDL: true });
};

const drops = fc.uniqueArray(fc.integer({ min: 1, max: 1700 }), { maxLength: 120 });

/** Answers with a value for everything but the marked parts of the document. */
const answerTo = (document, answering) => {
  const fragments = new Map(document.definitions.map((each) => [each.name?.value, each]));
  const objectOf = (selections, type, path) =>
    selections.reduce((object, selection) => {
      if (selection.kind === Kind.FIELD) {
        const key = (selection.alias ?? selection.name).value;
        return { ...object, [key]: fieldOf(selection, type, `${path}.${key}`, object[key]) };
      }
      const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
      const condition = fragment.typeCondition ? answering.getType(fragment.typeCondition.name.value) : type;
      const applies = condition === type || (isAbstractType(condition) && answering.isSubType(condition, type));
      return applies ? { ...object, ...merge(object, objectOf(fragment.selectionSet.selections, type, path)) } : object;
    }, {});
  const merge = (one, other) =>
    Object.fromEntries(
      Object.entries(other).map(([key, value]) => {
        const both = typeof value === 'object' && value && typeof one[key] === 'object' && one[key];
        if (!both) return [key, value];
        return [key, Array.isArray(value) ? [{ ...one[key][0], ...value[0] }] : { ...one[key], ...value }];
      }),
    );
  const fieldOf = (field, type, path, before) => {
    if (field.name.value === '__typename') return type.name;
    if (field.absent) return null;
    const definition = type.getFields()[field.name.value];
    const named = getNamedType(definition.type);
    if (!isCompositeType(named)) return path;
    const concrete = isAbstractType(named) ? answering.getPossibleTypes(named)[0] : named;
    if (!concrete) return null;
    const value = objectOf(field.selectionSet.selections, concrete, path);
    const whole = before && !Array.isArray(before) ? { ...before, ...value } : value;
    return isListType(getNullableType(definition.type)) ? [whole] : whole;
  };
  const [operation] = document.definitions;
  const type = answering.getRootType(operation.operation);
  return objectOf(operation.selectionSet.selections, type, operation.name.value);
};

describe('documents as they are sent', () => {
  it('hold no spread where a real Magento answers it wrongly, and stay valid', () => {
    const found = operations.flatMap((document) => {
      const inlined = inlineFragments(document, schema);
      return [...validate(schema, inlined).map(({ message }) => message), ...misplacedSpreads(inlined)];
    });
    expect(found).toEqual([]);
    expect(operations.flatMap(misplacedSpreads).length).toBeGreaterThan(0);
  });

  it('ask for the same as they are written', () => {
    for (const document of operations)
      expect(answerTo(inlineFragments(document, schema), schema)).toEqual(answerTo(document, schema));
  });

  it('are valid for a backend without any part of the schema, whose answers are filled with nulls', () => {
    fc.assert(
      fc.property(drops, (places) => {
        const reduced = reducedSchema(places);
        const absent = new Set(absentCoordinates(schema, reduced));
        for (const document of operations) {
          const marked = markAbsent(inlineFragments(document, schema), schema, absent);
          if (isAllAbsent(marked)) continue;
          const sent = sentDocument(marked);
          const errors = validate(reduced, sent).map(({ message }) => message);
          if (errors.length > 0) throw new Error(`${errors.join('\n')}\n${print(sent)}`);
          expect(filledData(marked, answerTo(sent, reduced))).toMatchObject(answerTo(marked, reduced));
        }
      }),
      { numRuns: 15 },
    );
  });

  it('name no variable that stands in a part that is left out only', () => {
    const document = operations.find(({ definitions }) => definitions[0].name.value === 'AddToWishlist');
    const marked = markAbsent(
      inlineFragments(document, schema),
      schema,
      new Set(['AddProductsToWishlistOutput.wishlist']),
    );
    expect(print(sentDocument(marked))).not.toContain('currentPage');
  });

  it('are answered at once when nothing is left of them', () => {
    const document = operations.find(({ definitions }) => definitions[0].name.value === 'PopularSearches');
    const marked = markAbsent(document, schema, new Set(['Query.popularSearches']));
    expect(isAllAbsent(marked)).toBe(true);
    expect(filledData(marked, {})).toEqual({ popularSearches: null });
  });

  it('go without the keys of inputs that the backend does not know', () => {
    const document = operations.find(({ definitions }) => definitions[0].name.value === 'AddItemToCart');
    const marked = markAbsent(document, schema, new Set(['input CartItemInput.subscription_plan']));
    expect(sentVariables(marked, { cartId: 'x', item: { sku: 'A', quantity: 1, subscription_plan: 'p' } })).toEqual({
      cartId: 'x',
      item: { sku: 'A', quantity: 1 },
    });
  });
});
