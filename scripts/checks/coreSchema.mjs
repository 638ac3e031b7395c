/** Where the types of the core differ from those of the real schema: every field must be there, with the same type. */
export const coreProblems = (core, real) =>
  Object.values(core.getTypeMap())
    .filter((type) => !type.name.startsWith('__') && 'getFields' in type)
    .flatMap((type) => {
      const theirs = real.getType(type.name);
      if (!theirs || !('getFields' in theirs)) return [`${type.name} is not in the real schema.`];
      return Object.values(type.getFields()).flatMap((field) => {
        const realField = theirs.getFields()[field.name];
        if (!realField) return [`${type.name}.${field.name} is not in the real schema.`];
        if (String(realField.type) === String(field.type)) return [];
        return [`${type.name}.${field.name} is ${field.type}, really ${realField.type}.`];
      });
    });
