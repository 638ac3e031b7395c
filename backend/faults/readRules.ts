import type { ErrorCategory } from '../graphql/errors';

import { isRecord } from '../isRecord';
import type { Fault, FaultMoment, FaultRule, FaultTarget } from './rules';

/** A body that is no list of rules; the message says what is wrong with which. */
export class BadFaultRule extends Error {}

type Fields = Record<string, unknown>;

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((part) => typeof part === 'string');
const isCategory = (value: unknown): value is ErrorCategory =>
  typeof value === 'string' &&
  ['input', 'authorization', 'authentication', 'no-such-entity', 'already-exists'].some(
    (name) => value === `graphql-${name}`,
  );

const need = <Value>(fields: Fields, name: string, is: (value: unknown) => value is Value): Value => {
  const value = fields[name];
  if (!is(value)) throw new BadFaultRule(`'${name}' is missing or wrong in ${JSON.stringify(fields)}.`);
  return value;
};

const optional = <Value>(fields: Fields, name: string, is: (value: unknown) => value is Value): Value | undefined =>
  fields[name] === undefined ? undefined : need(fields, name, is);

const isText = (value: unknown): value is string => typeof value === 'string';
const isMoment = (value: unknown): value is FaultMoment => value === 'before' || value === 'after';
const isDelayMoment = (value: unknown): value is 'before' | 'during' => value === 'before' || value === 'during';
const isStatus = (value: unknown): value is number => isCount(value) && value >= 200 && value <= 599;

const faultReaders: Record<Fault['kind'], (fields: Fields) => Fault> = {
  delay: (fields) => ({
    kind: 'delay',
    milliseconds: need(fields, 'milliseconds', isCount),
    moment: optional(fields, 'moment', isDelayMoment),
  }),
  drop: (fields) => ({ kind: 'drop', moment: need(fields, 'moment', isMoment) }),
  status: (fields) => ({
    kind: 'status',
    status: need(fields, 'status', isStatus),
    moment: optional(fields, 'moment', isMoment),
    body: fields.body,
  }),
  html: (fields) => ({
    kind: 'html',
    status: optional(fields, 'status', isStatus),
    moment: optional(fields, 'moment', isMoment),
    body: optional(fields, 'body', isText),
  }),
  graphqlError: (fields) => ({
    kind: 'graphqlError',
    message: need(fields, 'message', isText),
    category: optional(fields, 'category', isCategory),
    path: optional(fields, 'path', isTexts),
    moment: optional(fields, 'moment', isMoment),
  }),
  partial: (fields) => ({
    kind: 'partial',
    paths: need(fields, 'paths', isTexts),
    message: optional(fields, 'message', isText),
  }),
};

const isFaultKind = (value: unknown): value is Fault['kind'] =>
  typeof value === 'string' && Object.hasOwn(faultReaders, value);

const readTarget = (fields: Fields): FaultTarget => {
  if (isText(fields.operation)) return { operation: fields.operation };
  if (isText(fields.rest)) return { rest: fields.rest };
  return { media: need(fields, 'media', isText) };
};

const readRule = (value: unknown): FaultRule => {
  if (!isRecord(value)) throw new BadFaultRule('A rule is an object.');
  const fault = need(value, 'fault', isRecord);
  return {
    target: readTarget(need(value, 'target', isRecord)),
    fault: faultReaders[need(fault, 'kind', isFaultKind)](fault),
    times: optional(value, 'times', isCount),
    skip: optional(value, 'skip', isCount),
  };
};

/**
 * Reads the body of a call that sets rules: a JSON list of FaultRule.
 * @throws BadFaultRule with a message for the author of the test.
 */
export const readRules = (text: string): FaultRule[] => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BadFaultRule('The body is not JSON.');
  }
  if (!Array.isArray(value)) throw new BadFaultRule('The body is not a list of rules.');
  return value.map(readRule);
};
