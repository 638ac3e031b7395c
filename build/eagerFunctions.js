import { parse } from 'acorn';
import { ancestor } from 'acorn-walk';
import MagicString from 'magic-string';

/** Where the statements of a block begin: behind its directives, which count only in front. */
const startOfBody = ({ start, body }) =>
  body.reduce((end, statement) => (statement.directive ? statement.end : end), start + 1);

const isMethod = (node, parent) =>
  parent?.type === 'MethodDefinition' || (parent?.type === 'Property' && (parent.method || parent.kind !== 'init'));

/**
 * Writes the functions of a script in parentheses. V8 and SpiderMonkey take such a function for one that is called at once
 * and compile it with the script, others only when they are called. Methods cannot be written so.
 * @param source a minified script.
 * @returns the same program. A declared function becomes a variable at the start of its block, where it can be called
 * just as early.
 */
export const withEagerFunctions = (source) => {
  const text = new MagicString(source);
  const enclose = (node, ancestors) => {
    if (isMethod(node, ancestors.at(-2))) return;
    text.appendRight(node.start, '(').appendLeft(node.end, ')');
  };
  const declareAsVariable = (node, ancestors) => {
    const [owner, block] = ancestors.slice(-3);
    if (block?.type !== 'BlockStatement') return;
    const keyword = /Function/.test(owner.type) ? 'var' : 'let';
    const head = source.slice(node.start, node.id.start);
    text.overwrite(node.start, node.id.end, `${keyword} ${node.id.name}=(${head.trimEnd()}`);
    text.appendLeft(node.end, ');');
    const start = startOfBody(block);
    if (node.start > start) text.move(node.start, node.end, start);
  };
  ancestor(parse(source, { ecmaVersion: 'latest' }), {
    FunctionExpression: (node, _state, ancestors) => enclose(node, ancestors),
    ArrowFunctionExpression: (node, _state, ancestors) => enclose(node, ancestors),
    FunctionDeclaration: (node, _state, ancestors) => declareAsVariable(node, ancestors),
  });
  return text.toString();
};
