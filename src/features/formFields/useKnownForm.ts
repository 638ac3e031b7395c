import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { AttributesFormDocument } from './api/AttributesForm.graphql.generated';
import type { FormCode, KnownForm } from './formField';
import { configuredForm } from './parts/configuredForm';
import { toForm } from './parts/toForm';

/** What the form asks for as far as it is known: the standard form until the backend has answered, and where it cannot. */
export const readKnownForm = (apollo: ApolloClient, formCode: FormCode): KnownForm => {
  const data = CAPABILITIES.formFields
    ? apollo.readQuery({ query: AttributesFormDocument, variables: { formCode } })
    : null;
  return toForm(data) ?? configuredForm(formCode);
};

/** What the form asks for; undefined while it is asked about. A form that cannot be asked about is the standard one. */
export const useKnownForm = (formCode: FormCode): KnownForm | undefined => {
  const { data, loading } = useQuery(AttributesFormDocument, {
    variables: { formCode },
    skip: !CAPABILITIES.formFields,
  });
  return useMemo(() => toForm(data) ?? (loading ? undefined : configuredForm(formCode)), [data, loading, formCode]);
};

/** Asks what a form asks for. It never throws: a form that cannot be asked about is the standard one. */
export const loadForm = async (apollo: ApolloClient, formCode: FormCode): Promise<KnownForm> => {
  if (!CAPABILITIES.formFields) return configuredForm(formCode);
  const answer = await apollo.query({ query: AttributesFormDocument, variables: { formCode } }).catch(() => undefined);
  return toForm(answer?.data) ?? configuredForm(formCode);
};
