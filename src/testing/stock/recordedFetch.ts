import { buildSchema, execute, type GraphQLSchema, isAbstractType, parse, printSchema } from 'graphql';
import { readRecordings, type Recording } from '../../../backend/profile/testing/recordings';
import { isRecord } from '@/kernel/isRecord';
import { readOwnSchema } from '../../../build/documents/ownSchema.js';

/**
 * The shop's schema with nothing required: a field that the recorded question did not ask for, or that the recorded
 * backend is too old for, is null, and stays so.
 */
const readSchema = (): GraphQLSchema => {
  const text = printSchema(readOwnSchema('.'));
  return buildSchema(text.replaceAll(/"""[^]*?"""/g, '').replaceAll('!', ''), { assumeValidSDL: true });
};

const fieldOf = (source: unknown, name: string | number): unknown => (isRecord(source) ? source[name] : undefined);

const textOf = (source: unknown, name: string): string => {
  const value = fieldOf(source, name);
  return typeof value === 'string' ? value : '';
};

/** The recording that answers a question: of the same path where one is asked for, else the one that is named, else the first. */
const findRecording = (
  recordings: readonly Recording[],
  operation: string,
  variables: unknown,
  names: readonly string[],
): Recording | undefined => {
  const url = textOf(variables, 'url');
  const answers = recordings.filter((each) => each.operation === operation && isRecord(fieldOf(each.body, 'data')));
  return url
    ? answers.find((each) => textOf(each.variables, 'url') === url)
    : (answers.find(({ name }) => names.includes(name)) ?? answers[0]);
};

/**
 * A `fetch` that answers as a running Magento 2.4.6 did once. What was not recorded fails as there.
 * @param folder the folder that CONTRACT_DIR names.
 * @param names recordings to prefer over the first of their operation.
 * @param answered gets the name of every recording that was an answer.
 */
export const recordedFetch = (folder: string, names: readonly string[], answered: Set<string>): typeof fetch => {
  const schema = readSchema();
  const recordings = readRecordings(folder);
  return async (_input, init) => {
    const question: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    const variables = fieldOf(question, 'variables');
    const recording = findRecording(recordings, textOf(question, 'operationName'), variables, names);
    if (!recording) return Response.json({ errors: [{ message: 'Internal server error' }] }, { status: 500 });
    answered.add(recording.name);
    const result = await execute({
      schema,
      document: parse(textOf(question, 'query')),
      rootValue: fieldOf(recording.body, 'data'),
      variableValues: isRecord(variables) ? variables : {},
      fieldResolver: (source, _parameters, _context, { path }) => fieldOf(source, path.key) ?? null,
      // The recorded questions did not ask for the type everywhere.
      typeResolver: (value, _context, _info, type) =>
        textOf(value, '__typename') || (isAbstractType(type) ? schema.getPossibleTypes(type)[0]?.name : undefined),
    });
    return Response.json(result);
  };
};
