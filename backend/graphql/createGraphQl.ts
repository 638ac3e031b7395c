import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { mergeTypeDefs } from '@graphql-tools/merge';
import {
  buildASTSchema,
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  parse,
  validate,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { createYoga } from 'graphql-yoga';

import { createBoundedStore } from '../boundedStore';
import { protectMutations } from '../captcha/protectMutations';
import type { RequestContext } from '../context';
import { fullProfile } from '../profile/full';
import type { TransportRules } from '../profile/profile';
import type { Resolvers } from '../schema/resolvers.generated';

import { attachResolvers } from './attachResolvers';
import { isDocumentTooDeep } from './documentNesting';
import { RequestFailure } from './errors';
import { blankSpreadLinks } from './linkSpreadFault';
import { assertAffordable, assertWithinLimits, checkOnce, documentLimits } from './limits';
import type { GraphQlParameters } from './readParameters';
import { limitTime, startTime } from './timeLimit';
import { assertKnownTypes } from './unknownTypes';

const schemaFolder = join(import.meta.dirname, '../schema');

const readTypeDefs = (folder: string): string[] =>
  readdirSync(join(schemaFolder, folder))
    .filter((name) => name.endsWith('.graphqls'))
    .sort()
    .map((name) => readFileSync(join(schemaFolder, folder, name), 'utf8'));

/** Folders of the shop's own backend. */
const allFolders = ['core', 'extensions'];

/**
 * The schema of some folders with the domains' resolvers. Resolvers of what these folders do not define are left out:
 * without the extensions their fields and types do not exist.
 */
export const createSchema = (resolvers: Resolvers[], folders: readonly string[] = allFolders): GraphQLSchema => {
  // The schema is the project's own and a test says that it is valid: looking at each start takes longer than building it.
  const schema = buildASTSchema(mergeTypeDefs(folders.flatMap(readTypeDefs)), { assumeValid: true });
  attachResolvers(schema, resolvers, folders.includes('extensions'));
  protectMutations(schema);
  limitTime(schema);
  return schema;
};

/** An operation that passed every check of the request as a whole. */
export interface PreparedOperation {
  document: DocumentNode;
  parameters: GraphQlParameters;
}

/** Yoga's parts of one operation; its own types say `any`. */
interface EnvelopedOperation {
  schema: GraphQLSchema;
  validate(schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[];
  execute(call: ExecutionArgs): ExecutionResult | Promise<ExecutionResult>;
  contextFactory(): unknown;
}

/** The GraphQL engine behind the transport: prepare throws RequestFailure, run never throws. */
export interface GraphQlEngine {
  prepare(method: string, parameters: GraphQlParameters): PreparedOperation;
  run(operation: PreparedOperation, context: RequestContext): Promise<ExecutionResult>;
}

const parseDocument = (query: string): DocumentNode => {
  try {
    return parse(query);
  } catch (error) {
    if (error instanceof GraphQLError) {
      // graphql-js ends the sentence with a full stop, the real backend does not.
      throw new RequestFailure(error.message.replace(/\.$/, ''), null, 500, error);
    }
    throw error;
  }
};

/** A mutation that does not come by POST is refused, so that no link, image or prefetch can cause an effect. */
const assertNoMutation = (document: DocumentNode, status: number): void => {
  const hasMutation = document.definitions.some(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.operation !== OperationTypeNode.QUERY,
  );
  if (hasMutation)
    throw new RequestFailure('Mutation requests allowed only for POST requests', 'graphql-input', status);
};

/**
 * Characters of the documents that are kept parsed: the shop sends the same few again and again, 200,000 characters in
 * all. A parsed document takes up to 250 times its characters, so a client that sends many must not fill the memory.
 */
const mostKeptCharacters = 400_000;

const createDocumentCache = () => {
  const documents = createBoundedStore<DocumentNode>(mostKeptCharacters, (_document, query) => query.length);
  return (query: string): DocumentNode => {
    const known = documents.get(query);
    if (known) return known;
    if (query.length > documentLimits.characters) {
      throw new RequestFailure(`The query may have at most ${documentLimits.characters} characters.`);
    }
    if (isDocumentTooDeep(query)) throw new RequestFailure('The query is nested too deeply.');
    const document = parseDocument(query);
    documents.set(query, document);
    return document;
  };
};

/**
 * The engine over a schema. Yoga validates and executes; its HTTP part is not used, because statuses, headers and error
 * bodies are the real backend's, not those of GraphQL over HTTP.
 */
export const createGraphQl = (schema: GraphQLSchema, rules: TransportRules = fullProfile.transport): GraphQlEngine => {
  const yoga = createYoga<RequestContext>({
    schema,
    // Masking follows the real backend's rules and happens in formatResult.
    maskedErrors: false,
    batching: false,
    graphiql: false,
    landingPage: false,
    logging: false,
    parserAndValidationCache: true,
  });
  const readDocument = createDocumentCache();
  const assertSize = checkOnce((document, variables) => {
    assertWithinLimits(document, variables);
    assertAffordable(schema, document, variables);
  });
  const findSchemaQuestions = createSchemaGuard(schema);

  return {
    prepare: (method, parameters) => {
      const document = readDocument(parameters.query);
      assertSize(document, parameters.variables);
      if (method !== 'POST') assertNoMutation(document, rules.mutationByGetStatus);
      if (rules.failsOnUnknownTypes) assertKnownTypes(schema, document);
      return { document, parameters };
    },
    run: async ({ document, parameters }, context) => {
      try {
        startTime(context);
        const enveloped: EnvelopedOperation = yoga.getEnveloped(context);
        const { isSchemaTold } = context.settings;
        const invalid = [
          ...enveloped.validate(enveloped.schema, document),
          ...(isSchemaTold ? [] : findSchemaQuestions(document)),
        ];
        if (invalid.length > 0) return { errors: invalid.map(withoutSuggestion) };
        const result = await enveloped.execute({
          schema: enveloped.schema,
          document,
          variableValues: parameters.variables,
          operationName: parameters.operationName,
          contextValue: await enveloped.contextFactory(),
        });
        if (rules.breaksNestedSpreads && result.data) blankSpreadLinks(document, result.data, context.origin);
        return result;
      } catch (error) {
        return { errors: [new GraphQLError('Execution failed', { originalError: toError(error) })] };
      }
    },
  };
};

/** The real backend does not guess what was meant; one whose schema nobody may ask for must not. */
const withoutSuggestion = (error: GraphQLError): GraphQLError =>
  new GraphQLError(error.message.replace(/ Did you mean [^]*\?$/, ''), { nodes: error.nodes ?? null });

/** Errors of a document that asks about the schema; looked for once, as documents are kept. */
const createSchemaGuard = (schema: GraphQLSchema) => {
  const known = new WeakMap<DocumentNode, readonly GraphQLError[]>();
  return (document: DocumentNode): readonly GraphQLError[] => {
    const errors = known.get(document) ?? validate(schema, document, [NoSchemaIntrospectionCustomRule]);
    known.set(document, errors);
    return errors;
  };
};

const toError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
