import { ApolloLink } from '@apollo/client';
import { map, type Observable } from 'rxjs';
import type { ShopSettingsQuery } from '@/shell/ShopSettings.graphql.generated';

/** The tree of the menus as the backend gives it. */
export type MenuAnswer = NonNullable<ShopSettingsQuery['categories']>;

declare module '@/kernel/redux/thunk' {
  interface ThunkServices {
    /** The tree of the menus, each time that the backend tells it. */
    menuAnswers: Observable<MenuAnswer>;
  }
}

/** Is given the tree of the menus with each answer. */
export type TakeMenu = (menu: MenuAnswer) => void;

/** GraphQL answers in the types of its schema. */
const isSettings = (operation: ApolloLink.Operation, data: unknown): data is ShopSettingsQuery =>
  operation.operationName === 'ShopSettings' && typeof data === 'object' && data !== null;

/**
 * Takes the tree of the menus out of the answer with the shop's settings, before the cache takes that apart: hundreds of
 * objects that are only ever read as a whole.
 */
export const createMenuLink = (takeMenu: TakeMenu): ApolloLink =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      map((result) => {
        const { data } = result;
        if (!isSettings(operation, data) || !data.categories) return result;
        takeMenu(data.categories);
        return { ...result, data: { ...data, categories: null } };
      }),
    ),
  );
