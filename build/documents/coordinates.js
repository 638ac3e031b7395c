import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';

const keyword = (type) => {
  if (isInputObjectType(type)) return 'input';
  return isEnumType(type) ? 'enum' : 'type';
};

/** How a capability file names a whole type: `type Cart`, `input CartItemInput`, `enum SortEnum`. */
const typeCoordinate = (type) => `${keyword(type)} ${type.name}`;

/** A field of an object or interface: `Cart.items`. */
export const fieldCoordinate = (type, field) => `${type.name}.${field}`;

/** An argument of a field: `Mutation.applyCouponToCart(input)`. */
export const argumentCoordinate = (type, field, argument) => `${type.name}.${field}(${argument})`;

/** A field of an input object: `input CartItemInput.quantity`. */
export const inputCoordinate = (type, field) => `input ${type.name}.${field}`;

const enumCoordinate = (type, value) => `enum ${type.name}.${value}`;

const absentFields = (type, other) =>
  Object.values(type.getFields()).flatMap((field) => {
    const theirs = other.getFields()[field.name];
    if (!theirs) return [fieldCoordinate(type, field.name)];
    return field.args
      .filter(({ name }) => !theirs.args.some((argument) => argument.name === name))
      .map(({ name }) => argumentCoordinate(type, field.name, name));
  });

const absentOf = (type, other) => {
  if (!other || keyword(other) !== keyword(type)) return [typeCoordinate(type)];
  if ((isObjectType(type) || isInterfaceType(type)) && (isObjectType(other) || isInterfaceType(other)))
    return absentFields(type, other);
  if (isInputObjectType(type))
    return Object.keys(type.getFields())
      .filter((name) => !other.getFields()[name])
      .map((name) => inputCoordinate(type, name));
  if (isEnumType(type))
    return type
      .getValues()
      .filter(({ name }) => !other.getValue(name))
      .map(({ name }) => enumCoordinate(type, name));
  return [];
};

/**
 * Lists what a backend lacks of our schema: types, fields, arguments, input fields, enum values, sorted. Of a type that
 * is missing as a whole nothing else is named.
 */
export const absentCoordinates = (ours, theirs) =>
  Object.values(ours.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
    .flatMap((type) => absentOf(type, theirs.getType(type.name)))
    .sort();
