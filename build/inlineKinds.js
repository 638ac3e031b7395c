import { Kind, OperationTypeNode } from 'graphql';

const tables = { Kind, OperationTypeNode };

/** Loader that writes the words of graphql's tables in the place of what looks them up, so that the tables are not needed. */
export default function inlineKinds(source) {
  return source.replace(/(?<![\w.])(Kind|OperationTypeNode)\.([A-Z_]+)\b/g, (_, table, name) =>
    JSON.stringify(tables[table][name]),
  );
}
