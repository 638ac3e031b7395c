import type { ApolloClient, ApolloLink } from '@apollo/client';
import type { GraphQLFormattedError } from 'graphql';
import type { Observable } from 'rxjs';
import type { ShopSettings } from '@/kernel/app/settings';
import { createAbsentFieldsLink } from '@/kernel/graphql/links/absentFieldsLink';
import { createAnswerOrderLink } from '@/kernel/graphql/links/answerOrderLink';
import { createAskerLink } from '@/kernel/graphql/links/askerLink';
import { createBootLink, type TakeEarlyResponse } from '@/kernel/graphql/links/bootLink';
import { createErrorLogLink } from '@/kernel/graphql/links/errorLogLink';
import { createHeadersLink } from '@/kernel/graphql/links/headersLink';
import { createHttpLink } from '@/kernel/graphql/links/httpLink';
import { createMutationQueueLink } from '@/kernel/graphql/links/mutationQueueLink';
import { plainTextsLink } from '@/kernel/graphql/links/plainTextsLink';
import { createRetryLink } from '@/kernel/graphql/links/retryLink';
import { usefulDataLink } from '@/kernel/graphql/links/usefulDataLink';
import { createShopClient } from '@/kernel/graphql/shopClient';
import { createMenuLink, type TakeMenu } from './cache/menuLink';
import { createUnknownProductsLink } from './cache/unknownProductsLink';
import { ownFields, personalFields } from './personalFields';
import { stockMessagesLink } from './stockMessages/stockMessagesLink';
import { typePolicies } from './typePolicies';

export interface ApolloOptions {
  settings: ShopSettings;
  fetch: typeof fetch;
  getToken: () => string | undefined;
  getCurrency: () => string | undefined;
  /** Emits when a customer signs out. */
  signedOut: Observable<void>;
  takeEarlyResponse: TakeEarlyResponse;
  /** Is given the tree of the menus, which is not kept in the cache. */
  takeMenu: TakeMenu;
  /** Asks for the version of the shop that an editor previews. */
  previewLink?: ApolloLink | undefined;
}

/** A block that no editor has made is nothing to report: every place of one does without. */
const isBlockMissing = ({ path, extensions }: GraphQLFormattedError): boolean =>
  path?.[0] === 'cmsBlocks' && extensions?.category === 'graphql-no-such-entity';

/** The client; the order of the links is the order in which a request meets them. */
export const createApolloClient = (options: ApolloOptions): ApolloClient => {
  const { settings, getToken, getCurrency, signedOut } = options;
  const links = [
    createMenuLink(options.takeMenu),
    usefulDataLink,
    createErrorLogLink(isBlockMissing),
    stockMessagesLink,
    ...(TRIMS_DOCUMENTS ? [createAbsentFieldsLink()] : []),
    createAskerLink({ getToken, signedOut, ownFields }),
    createRetryLink(() => navigator.onLine !== false),
    createMutationQueueLink(signedOut),
    createAnswerOrderLink('Cart'),
    createHeadersLink({ storeCode: settings.storeCode, gatewayKey: settings.gatewayKey, getToken, getCurrency }),
    ...(CAPABILITIES.preview && options.previewLink ? [options.previewLink] : []),
    // Above what takes over early answers, which are as the backend gave them.
    plainTextsLink,
    createBootLink(options.takeEarlyResponse),
    createHttpLink(settings.graphqlUrl, options.fetch, personalFields),
  ];
  // The backend whose schema is the shop's own has no types besides.
  return createShopClient(
    links,
    typePolicies,
    TRIMS_DOCUMENTS ? ({ policies }) => createUnknownProductsLink(policies) : undefined,
  );
};
