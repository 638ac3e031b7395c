import { act } from '@testing-library/react';
import {
  getNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  parse,
} from 'graphql';
import { isRecord } from '@/kernel/isRecord';
import { wait } from '@/kernel/wait';
import { readOwnSchema } from '../../../build/documents/ownSchema.js';
import type { TestBackend } from '../../../backend/testing/createTestBackend';

/** What becomes of the answers to one operation. */
export type Spoiling =
  | { kind: 'status 500' }
  | { kind: 'a page of a proxy' }
  | { kind: 'an error beside the data' }
  /** Null wherever the answer has this field, `Type.field`, of which the schema says that it is never null. */
  | { kind: 'null'; field: string };

/** The answers that a shop got, and what it asked. */
export interface Answers {
  /** Operations in the order in which they were first asked. */
  asked: Set<string>;
  /** Fields in the answers to an operation that are never null by the schema. */
  neverNull: Map<string, Set<string>>;
  /** Spoils the answers to an operation from now on; without one all are good again. */
  spoil: (operation?: string, spoiling?: Spoiling) => void;
  /** Waits until nothing is asked any more. */
  settle: () => Promise<void>;
}

/** Milliseconds in which a page that wants to ask more has asked. */
const quietMs = 120;

let ownSchema: GraphQLSchema | undefined;
const schema = (): GraphQLSchema => (ownSchema ??= readOwnSchema('.'));

const readQuestion = (input: string | URL | Request, init?: RequestInit): { operation: string; query: string } => {
  const { searchParams } = new URL(input instanceof Request ? input.url : String(input), 'http://localhost');
  const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : {};
  const text = (key: string): string => {
    const given = searchParams.get(key) ?? (isRecord(body) ? body[key] : undefined);
    return typeof given === 'string' ? given : '';
  };
  const query = text('query');
  return { operation: text('operationName') || (/(?:query|mutation) (\w+)/.exec(query)?.[1] ?? ''), query };
};

/** Calls back for every field of an answer that the schema says is never null, with what puts null there. */
const visitNeverNull = (data: unknown, onField: (field: string, erase: () => void) => void): void => {
  const visit = (value: unknown, type: GraphQLOutputType, field: string, erase: () => void): void => {
    if (value === null || value === undefined) return;
    if (isNonNullType(type)) {
      onField(field, erase);
      visit(value, type.ofType, field, erase);
    } else if (isListType(type)) {
      if (Array.isArray(value))
        value.forEach((item, n) => visit(item, type.ofType, `${field}[]`, () => (value[n] = null)));
    } else {
      visitObject(value, getNamedType(type).name);
    }
  };
  const visitObject = (value: unknown, typename: string): void => {
    if (!isRecord(value)) return;
    const { __typename: own } = value;
    const type = schema().getType(typeof own === 'string' ? own : typename);
    if (!isObjectType(type) || isUnionType(type)) return;
    for (const [name, content] of Object.entries(value)) {
      const known = type.getFields()[name];
      if (known) visit(content, known.type, `${type.name}.${name}`, () => (value[name] = null));
    }
  };
  if (!isRecord(data)) return;
  visitObject({ ...data }, 'Query');
};

const spoilt = async (answer: Response, spoiling: Spoiling): Promise<Response> => {
  switch (spoiling.kind) {
    case 'status 500':
      return Response.json({ errors: [{ message: 'Internal server error' }] }, { status: 500 });
    case 'a page of a proxy':
      return new Response('<html><body>Service unavailable</body></html>', {
        status: 503,
        headers: { 'content-type': 'text/html' },
      });
    case 'an error beside the data': {
      const result: unknown = await answer.json();
      return Response.json({ ...(isRecord(result) ? result : {}), errors: [{ message: 'Internal server error' }] });
    }
    case 'null': {
      const result: unknown = await answer.json();
      visitNeverNull(isRecord(result) ? result.data : undefined, (field, erase) => {
        if (field === spoiling.field) erase();
      });
      return Response.json(result);
    }
  }
};

/** Stands between a shop and its backend, and spoils the answers to one operation. Call it in `arrange`. */
export const spoilAnswers = (backend: TestBackend): Answers => {
  const { fetch } = backend;
  const asked = new Set<string>();
  const neverNull = new Map<string, Set<string>>();
  let active: { operation: string; spoiling: Spoiling } | undefined;
  let underWay = 0;
  let last = 0;
  backend.fetch = async (input, init) => {
    const { operation, query } = readQuestion(input, init);
    if (operation === '' || query === '' || parse(query).definitions.length === 0) return fetch(input, init);
    asked.add(operation);
    underWay += 1;
    try {
      const answer = await fetch(input, init);
      const fields = neverNull.get(operation) ?? new Set<string>();
      neverNull.set(operation, fields);
      const result: unknown = await answer.clone().json();
      visitNeverNull(isRecord(result) ? result.data : undefined, (field) => fields.add(field));
      return operation === active?.operation ? await spoilt(answer, active.spoiling) : answer;
    } finally {
      underWay -= 1;
      last = performance.now();
    }
  };
  return {
    asked,
    neverNull,
    spoil: (operation, spoiling) => {
      active = operation && spoiling ? { operation, spoiling } : undefined;
    },
    settle: () =>
      act(async () => {
        last = performance.now();
        while (underWay > 0 || performance.now() - last < quietMs) await wait(20);
      }),
  };
};
