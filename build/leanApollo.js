import { basename } from 'node:path';

/**
 * Directives that Apollo Client handles itself. It walks through each document seven times to look for them, which is a
 * third of the time that a first question takes on a phone. The shop's documents have none (documents/documentLoader.js
 * sees to that), so the build writes the answers in the place of the walks. Data is masked by none of them either.
 */
export const clientDirectives = ['client', 'export', 'nonreactive', 'connection', 'unmask', 'defer', 'stream'];

/** By file of Apollo Client: what stands there, and what stands for it. */
const answers = {
  'QueryManager.js': [
    // Left out of the import, too: webpack reads no further into what is imported and never used, and then misses it.
    [' hasForcedResolvers,', ''],
    [' removeDirectivesFromDocument,', ''],
    ['hasDirectives(["client", "export"], document, true)', 'false'],
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
  ],
  // No document of the shop names a field as Apollo's own ones are named: documentLoader.js again.
  'checkDocument.js': [
    [/visit\(doc, \{[\s\S]*\n {4}\}\);\n/, ''],
    ['import { Kind, visit } from "graphql";\n', ''],
  ],
};

/**
 * Loader for the files above.
 * @throws where a new version of Apollo Client has other words: then this file has to be looked at.
 */
export default function leanApollo(source) {
  return answers[basename(this.resourcePath)].reduce((text, [what, answer]) => {
    const changed = text.replace(what, answer);
    if (changed === text) throw new Error(`Apollo Client has no ${what} any more (build/leanApollo.js).`);
    return changed;
  }, source);
}
