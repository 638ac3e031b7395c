import { answering, replacePieces } from './replacePieces.js';

/**
 * Directives that Apollo Client handles itself. It walks through each document seven times to look for them, which is a
 * third of the time that a first question takes on a phone. The shop's documents have none (documents/documentLoader.js
 * sees to that), so the build writes the answers in the place of the walks. Data is masked by none of them either.
 */
export const clientDirectives = ['client', 'export', 'nonreactive', 'connection', 'unmask', 'defer', 'stream'];

const method = (name, answer) => answering(name, answer, 4);

/** By file of Apollo Client: what stands there, and what stands for it. */
const answers = {
  'core/QueryManager': [
    ['hasDirectives(["client", "export"], document, true)', 'false'],
    // Out of the import too, as the name stands for something else here.
    [' hasForcedResolvers,', ''],
    ['hasForcedResolvers(document)', 'false'],
    ['hasDirectives(["nonreactive"], document)', 'false'],
    ['hasDirectives(["defer"], document)', 'false'],
    ['addNonReactiveToNamedFragments(document),', 'document,'],
    ['hasDirectives(["client"], document) ? document : null', 'null'],
    [/removeDirectivesFromDocument\(\[[^\]]*\], document\)/, 'document'],
    [/this\.dataMasking \?\s*maskOperation\(data, document, this\.cache\)\s*: data/, 'data'],
    [/this\.dataMasking \?\s*maskFragment\(data, fragment, this\.cache, fragmentName\)\s*: data/, 'data'],
    // The same question at the same time is asked once: the document itself tells which it is, as well as its text does.
    ['print(serverQuery)', 'serverQuery'],
    // What follows from there being none of these.
    [/this\.getDocumentInfo\([\w.]+\)\.has(?:ClientExports|ForcedResolvers)/g, 'false'],
    [/(?<=if \()hasClientExports(?=\))/, 'false'],
    [/(?<=if \()clientQuery(?=\))/, 'false'],
    answering('removeStreamDetailsFromExtensions', 'original'),
    answering('addNonReactiveToNamedFragments', 'document'),
    answering('isFullyUnmaskedOperation', 'true'),
    method('startGraphQLSubscription'),
  ],
  'core/ApolloClient': [
    ['new DocumentTransform(removeMaskedFragmentSpreads)', 'undefined'],
    [/dataMasking \?\s+this\.maskedFragmentTransform\.transformDocument\(transformed\)\s+: transformed/, 'transformed'],
  ],
  'handlers/notImplemented': [[/invariant\(!hasDirectives\(.*\n/, '']],
  // No document of the shop names a field as Apollo's own ones are named: documentLoader.js again.
  'internal/checkDocument': [[/visit\(doc, \{[\s\S]*\n {4}\}\);\n/, '']],
  // More of a list is a question of its own, and no question is repeated after a while.
  'core/ObservableQuery': [
    ...['fetchMore', 'subscribeToMore', 'updateQuery', 'startPolling', 'stopPolling'].map((name) => method(name)),
    ...['updatePolling', 'cancelPolling'].map((name) => method(name)),
    [/info\.hasClientExports \|\| info\.hasForcedResolvers/g, 'false'],
  ],
  // Answers come whole, and none is assumed before it is there.
  'core/QueryInfo': [
    method('hasNext', 'false'),
    method('maybeHandleIncrementalResult', 'incoming'),
    method('getIncrementalInfo', '{}'),
    method('markMutationOptimistic', 'false'),
    method('markSubscriptionResult'),
    [/const \{ updateQueries \} = mutation;\n +if \(updateQueries\) \{[^]*?\n {12}\}\n/, ''],
  ],
  'http/BaseHttpLink': [
    ['isSubscriptionOperation(operation.query)', 'false'],
    [/ctype !== null && \/\^multipart.*?\.test\(ctype\)/, 'false'],
    // The shop's link says that they may be there.
    ['body.variables && !includeUnusedVariables', 'false'],
  ],
  // So the cache has nothing to take away again from what it read. Its scalars are those of JSON.
  'inmemory/readFromStore': [
    [/this\.prunePartialBoundaries = wrap\([^]*?\n {8}\}\);\n/, ''],
    [/this\.prunePartialStreamArray = wrap\([^]*?\n {8}\}\);\n/, ''],
    ['returnIncremental && shouldPrune(execResult, context)', 'false'],
    ['isDeferredFragment(selection, context.variables)', 'false'],
    ['isStreamField(field, context.variables)', 'false'],
    method('prunePartialBoundariesImpl'),
    method('prunePartialStreamArrayImpl'),
    [
      /(?<=^class PartialBoundaries \{\n)[^]*?(?=^\})/m,
      'add() { return this; } clone() { return this; } merge() {} set() {}\n',
    ],
  ],
  'inmemory/inMemoryCache': [
    method('configuresScalars', 'false'),
    method('serializeVariables', 'variables'),
    ...['serializeVariablesValue', 'serializeInputArray', 'serializeInputObject'].map((name) => method(name)),
  ],
  'inmemory/entityStore': [method('coerceStoreObject', 'obj'), method('coerceValue', 'value')],
  'internal/coerceScalarFieldsToParsed': [answering('coerceScalarFieldsToParsed', 'result')],
};

/** The files above, for the rule of the build. */
export const leanFiles = Object.keys(answers);

/** What is imported and used no more: webpack reads no further into it, and then misses it. */
const withoutIdleImports = (source) => {
  const body = source.replace(/^import .*$/gm, '');
  return source.replace(/^(import \{)([^}]*)(?=\} from)/gm, (_, start, names) => {
    const used = names.split(',').filter((name) => new RegExp(`\\b${name.trim()}\\b`).test(body));
    return `${start}${used.join(',')}`;
  });
};

/**
 * Loader for the files above.
 * @throws where a new version of Apollo Client has other words: then this file has to be looked at.
 */
export default function leanApollo(source) {
  const file = leanFiles.find((name) => this.resourcePath.replaceAll('\\', '/').endsWith(`${name}.js`));
  return withoutIdleImports(replacePieces(source, answers[file], this.resourcePath));
}
