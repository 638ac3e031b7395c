import { isInterfaceType, isObjectType } from 'graphql';

import { capabilityRows } from '../../settings/capabilities.js';

/** The coordinate itself, and the same field of the interfaces that its type implements. */
const namesOf = (schema, coordinate) => {
  const [, typeName, field] = /^(\w+)\.(\w+)$/.exec(coordinate) ?? [];
  const type = typeName === undefined ? undefined : schema.getType(typeName);
  const interfaces = isObjectType(type) || isInterfaceType(type) ? type.getInterfaces() : [];
  return [coordinate, ...interfaces.map(({ name }) => `${name}.${field}`)];
};

/**
 * Coordinates that are missing in a backend and that documents ask for, but that no capability names, or more than one does:
 * what goes dark must have a name.
 */
export const coverageProblems = (schema, coordinates) =>
  [...coordinates].sort().flatMap((coordinate) => {
    const names = namesOf(schema, coordinate);
    const rows = capabilityRows.filter(({ needs }) => needs.some((need) => names.includes(need)));
    if (rows.length === 1) return [];
    const found = rows.map(({ name }) => name).join(', ') || 'none';
    return [`${coordinate} must be in one row of settings/capabilities.js, not in ${found}.`];
  });
