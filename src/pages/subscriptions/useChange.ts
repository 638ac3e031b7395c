import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { errorText } from '@/kernel/errors/appError';
import { longToastTimeoutMs, type ToastInput, toToast } from '@/kernel/toasts/toastSlice';
import { useToasts } from '@/kernel/toasts/useToasts';
import type { ProductSubscriptionInput } from '@/schema.generated';
import { keyOf, type Subscription } from './subscription';

interface Changed {
  change: { subscription: Subscription } | null;
}

/** What is said of a change that was made, and the way back where there is one. */
export interface Said {
  message: string;
  undo?: () => void;
}

/** Makes a change; returns whether it was made. */
export type MakeChange = <Variables extends { key: ProductSubscriptionInput }>(
  document: TypedDocumentNode<Changed, Variables>,
  variables: Omit<Variables, 'key'>,
  said: Said,
) => Promise<boolean>;

export interface Changing {
  isBusy: boolean;
  /** In words; null while nothing failed. */
  error: string | null;
  change: MakeChange;
}

/**
 * Changes a subscription, one change at a time.
 * @param onChanged takes the subscription as it is then.
 * @param onDoubt no answer came: what is true has to be asked for.
 */
export const useChange = (
  subscription: Subscription,
  link: string | null,
  onChanged: (subscription: Subscription) => void,
  onDoubt: () => void,
): Changing => {
  const apollo = useApolloClient();
  const { formatMessage } = useIntl();
  const { addToast, dismissToast } = useToasts();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const underWay = useRef<Promise<boolean>>(undefined);
  /** Id of the toast that says what was changed last. */
  const told = useRef<string | null>(null);

  /** The toast that offers an undo goes when it is pressed: it waits for the change under way. */
  const whenIdle = async (undo: () => void): Promise<void> => {
    while (underWay.current) await underWay.current;
    undo();
  };
  const make: MakeChange = async (mutation, rest, { message, undo }) => {
    setIsBusy(true);
    setError(null);
    try {
      const variables = { ...rest, key: keyOf(subscription, link) };
      // The variables are those of the document without its key, and the key.
      const { data } = await apollo.mutate<Changed>({ mutation, variables, fetchPolicy: 'no-cache' });
      const changed = data?.change?.subscription;
      if (!changed) throw new Error('The answer names no subscription.');
      onChanged(changed);
      const toast: ToastInput = {
        type: 'success',
        message,
        ...(undo
          ? {
              actionText: formatMessage({ id: 'cart.undo' }),
              timeout: longToastTimeoutMs,
              onAction: () => void whenIdle(undo),
            }
          : {}),
      };
      // An older one would still offer to undo what may not be so any more.
      if (told.current !== null) dismissToast(told.current);
      told.current = toToast(toast).id;
      addToast(toast);
      return true;
    } catch (failure) {
      const words = errorText(failure);
      setError(words || formatMessage({ id: 'subscriptions.changeFailed' }));
      if (words === '') onDoubt();
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  const change: MakeChange = async (mutation, rest, said) => {
    if (underWay.current) return false;
    underWay.current = make(mutation, rest, said).finally(() => {
      underWay.current = undefined;
    });
    return underWay.current;
  };
  return { isBusy, error, change };
};
