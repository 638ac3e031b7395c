import { type FieldNode, Kind } from 'graphql';

/**
 * Whether a field is left out by `@skip` or `@include`: as in the real backend it costs nothing then. The default of a
 * variable does not count.
 */
export const isLeftOut = ({ directives = [] }: FieldNode, variables: Readonly<Record<string, unknown>>): boolean =>
  directives.some(({ name, arguments: given = [] }) => {
    const condition = given.find((argument) => argument.name.value === 'if')?.value;
    const value = condition?.kind === Kind.VARIABLE ? variables[condition.name.value] : undefined;
    const isOn = condition?.kind === Kind.BOOLEAN ? condition.value : value;
    return (name.value === 'skip' && isOn === true) || (name.value === 'include' && isOn === false);
  });
