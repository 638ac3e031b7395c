import { type ASTNode, Kind } from 'graphql';

/** Text next to which GraphQL needs no space. */
const punctuators = '{}()[]:,!=|';

const isPunctuator = (character: string | undefined): boolean =>
  character === undefined || punctuators.includes(character);

const beside = (left: string, right: string): string =>
  `${left}${isPunctuator(left.at(-1)) || isPunctuator(right[0]) ? '' : ' '}${right}`;

const join = (parts: readonly string[]): string => parts.filter(Boolean).reduce(beside, '');

const each = (nodes: readonly ASTNode[] = []): string => join(nodes.map(write));

/** A list in brackets; nothing where it is empty. */
const listed = (nodes: readonly ASTNode[] = []): string => (nodes.length > 0 ? `(${nodes.map(write).join(',')})` : '');

const texts = new WeakMap<ASTNode, string>();

const write = (node: ASTNode | undefined): string => {
  // eslint-disable-next-line @typescript-eslint/switch-exhaustiveness-check -- an operation holds no definitions of types
  switch (node?.kind) {
    case Kind.DOCUMENT:
      return each(node.definitions);
    case Kind.OPERATION_DEFINITION:
      return join([
        node.operation,
        write(node.name),
        listed(node.variableDefinitions),
        each(node.directives),
        write(node.selectionSet),
      ]);
    case Kind.FRAGMENT_DEFINITION:
      return join([
        `fragment ${write(node.name)} on ${write(node.typeCondition)}`,
        each(node.directives),
        write(node.selectionSet),
      ]);
    case Kind.VARIABLE_DEFINITION:
      return join([
        `${write(node.variable)}:${write(node.type)}`,
        node.defaultValue ? `=${write(node.defaultValue)}` : '',
        each(node.directives),
      ]);
    case Kind.SELECTION_SET:
      return `{${each(node.selections)}}`;
    case Kind.FIELD:
      return join([
        node.alias ? `${write(node.alias)}:` : '',
        write(node.name) + listed(node.arguments),
        each(node.directives),
        write(node.selectionSet),
      ]);
    case Kind.FRAGMENT_SPREAD:
      return join([`...${write(node.name)}`, each(node.directives)]);
    case Kind.INLINE_FRAGMENT:
      return join([
        node.typeCondition ? `...on ${write(node.typeCondition)}` : '...',
        each(node.directives),
        write(node.selectionSet),
      ]);
    case Kind.DIRECTIVE:
      return `@${write(node.name)}${listed(node.arguments)}`;
    case Kind.ARGUMENT:
    case Kind.OBJECT_FIELD:
      return `${write(node.name)}:${write(node.value)}`;
    case Kind.VARIABLE:
      return `$${write(node.name)}`;
    case Kind.NAMED_TYPE:
      return write(node.name);
    case Kind.LIST_TYPE:
      return `[${write(node.type)}]`;
    case Kind.NON_NULL_TYPE:
      return `${write(node.type)}!`;
    case Kind.LIST:
      return `[${node.values.map(write).join(',')}]`;
    case Kind.OBJECT:
      return `{${node.fields.map(write).join(',')}}`;
    case Kind.STRING:
      return JSON.stringify(node.value);
    case Kind.NULL:
      return 'null';
    case Kind.NAME:
    case Kind.INT:
    case Kind.FLOAT:
    case Kind.BOOLEAN:
    case Kind.ENUM:
      return String(node.value);
    default:
      return '';
  }
};

/**
 * The text of a document or a part of it, without layout, so that it is short in a URL. In the build it stands for
 * graphql's own printer (webpack.config.js), which also writes schemas and weighs 1.3 KiB more (brotli) in the first
 * load; definitions of types have no text here. A document is written once, however often it is sent.
 */
export const print = (node: ASTNode): string => {
  const text = texts.get(node) ?? write(node);
  texts.set(node, text);
  return text;
};
