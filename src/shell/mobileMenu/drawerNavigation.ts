import type { AuthView } from '@/features/account/authViews';
import type { MenuCategory } from '../menuTree';

/** View of the drawer: the menu, or an account view over it. */
export type DrawerView = 'menu' | 'myAccount' | AuthView;

/** Where the shopper is in the drawer. */
export interface DrawerPlace {
  view: DrawerView;
  /** The categories that were entered, outermost first. They are kept whole: deeper ones are not in the menu's tree. */
  path: readonly MenuCategory[];
}

/** Where the drawer starts. */
export const drawerStart: DrawerPlace = { view: 'menu', path: [] };

/** One step back; 'close' from the root of the menu. */
export const backFrom = ({ view, path }: DrawerPlace): DrawerPlace | 'close' => {
  switch (view) {
    case 'createAccount':
    case 'forgotPassword':
      return { view: 'signIn', path };
    case 'signIn':
    case 'myAccount':
      return { view: 'menu', path };
    case 'menu':
      return path.length > 0 ? { view, path: path.slice(0, -1) } : 'close';
  }
};
