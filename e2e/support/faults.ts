import type { Fault, FaultRule } from '../../backend/faults/rules';

/** The ways in which a backend says nothing useful. */
export const faults = {
  'a GraphQL error': { kind: 'graphqlError', message: 'Internal server error' },
  'status 500': { kind: 'status', status: 500 },
  'an HTML page': { kind: 'html', status: 200 },
} satisfies Record<string, Fault>;

/** Lets every call of an operation fail. */
export const strike = (operation: string, fault: Fault = faults['a GraphQL error']): FaultRule[] => [
  { target: { operation }, fault },
];
