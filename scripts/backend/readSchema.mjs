import { readFileSync, statSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { buildASTSchema, buildClientSchema, concatAST, getIntrospectionQuery, parse } from 'graphql';

import { schemaFiles } from '../../build/documents/ownSchema.js';
import { BackendProblem, connectionProblem, graphqlProblem, notGraphql } from './problems.mjs';

/** Milliseconds after which a backend counts as silent; the schema of a large shop takes several seconds. */
const timeoutMs = 30_000;

/** Characters of a parser's message that a person reads. */
const messageLength = 120;

const ask = async (url, storeCode, options) => {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', Store: storeCode },
      body: JSON.stringify({ query: getIntrospectionQuery({ descriptions: false, ...options }) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: answer.status, text: await answer.text() };
  } catch (error) {
    throw connectionProblem(url, error);
  }
};

const asJson = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Deprecated inputs are hidden unless they are asked for; older backends hide none and do not know the question. */
const introspected = async (url, storeCode, options = { inputValueDeprecation: true }) => {
  const { status, text } = await ask(url, storeCode, options);
  const answer = asJson(text);
  if (answer?.data?.__schema) return buildClientSchema(answer.data);
  const message = answer?.errors?.[0]?.message;
  if (options.inputValueDeprecation && /includeDeprecated/.test(message)) return introspected(url, storeCode, {});
  if (typeof message !== 'string') throw notGraphql(url, status);
  throw graphqlProblem(url, storeCode, message);
};

const ofSource = (sources) => buildASTSchema(concatAST(sources), { assumeValidSDL: true });

const fromFile = (path) => {
  try {
    if (statSync(path).isDirectory()) return ofSource(Object.values(schemaFiles(path)));
    const text = readFileSync(path, 'utf8');
    if (extname(path) !== '.json') return ofSource([parse(text)]);
    const content = JSON.parse(text);
    return buildClientSchema(content.data ?? content);
  } catch (error) {
    if (error.code === 'ENOENT')
      throw new BackendProblem(`There is no file ${path}: name a GraphQL address, a .graphqls or a .json file.`);
    throw new BackendProblem(
      `${path} holds no schema (${error.message.slice(0, messageLength)}): name a .graphqls file or an introspection .json.`,
    );
  }
};

/**
 * The schema of a backend.
 * @param source address of its GraphQL endpoint, a .graphqls file or a folder of them, or the .json of an introspection.
 * @param storeCode store view that an address is asked for.
 * @returns the schema, and a name for the backend.
 * @throws BackendProblem with the next step.
 */
export const readSchema = async (source, storeCode) => {
  if (/^https?:/.test(source)) {
    if (!URL.canParse(source))
      throw new BackendProblem(`${source} is no address: write it as https://shop.example/graphql.`);
    return { name: new URL(source).host, schema: await introspected(source, storeCode) };
  }
  return { name: basename(source, extname(source)), schema: fromFile(source) };
};
