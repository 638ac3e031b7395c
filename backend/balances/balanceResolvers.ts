import { requireCart, requireCustomer } from '../cart/access';
import { loadCart, reloadCart } from '../cart/loadCart';
import type { CartModel } from '../cart/models';
import { updateCart } from '../cart/queries';
import { toMoney } from '../catalog/pricing';
import type { RequestContext } from '../context';
import { toSqlTime } from '../db/time';
import { inputError } from '../graphql/errors';
import { assertPage, totalPages } from '../graphql/paging';
import type { Resolvers } from '../schema/resolvers.generated';
import { readStoreSettings } from '../stores/storeSettings';
import { convertMinor, creditOf, listCreditChanges, listRewardChanges, pointsOf } from './balanceQueries';
import { rewardsOf, worthOfPoints } from './rewardRates';

type Use = Partial<Record<'uses_store_credit' | 'uses_reward_points', 0 | 1>>;

const changeUse = (context: RequestContext, cartId: string, use: Use): { cart: CartModel } => {
  requireCustomer(context);
  const row = requireCart(context, cartId);
  updateCart(context.db, row.id, use, toSqlTime(context.now()));
  return { cart: reloadCart(context, row.id) };
};

const applyCredit = (context: RequestContext, cartId: string): { cart: CartModel } => {
  requireCustomer(context);
  const cart = loadCart(context, requireCart(context, cartId));
  if (!cart.credit?.isEnabled || cart.credit.balanceMinor === 0) throw inputError('You have no store credit to use.');
  return changeUse(context, cartId, { uses_store_credit: 1 });
};

const applyPoints = (context: RequestContext, cartId: string): { cart: CartModel } => {
  const customerId = requireCustomer(context);
  const row = requireCart(context, cartId);
  const rates = rewardsOf(context.db, row.store_id);
  const least = Math.max(1, Number(rates?.magento_reward_general_min_points_balance ?? 0));
  if (!rates || pointsOf(context.db, customerId) < least) throw inputError('You have too few reward points to use.');
  return changeUse(context, cartId, { uses_reward_points: 1 });
};

/** Store credit and reward points, as Adobe Commerce has them. */
export const balanceResolvers: Resolvers = {
  Mutation: {
    applyStoreCreditToCart: (_, { input }, context) => applyCredit(context, input.cart_id),
    removeStoreCreditFromCart: (_, { input }, context) => changeUse(context, input.cart_id, { uses_store_credit: 0 }),
    applyRewardPointsToCart: (_, { cartId }, context) => applyPoints(context, cartId),
    removeRewardPointsFromCart: (_, { cartId }, context) => changeUse(context, cartId, { uses_reward_points: 0 }),
  },
  Cart: {
    applied_store_credit: ({ credit, row }) =>
      credit && {
        enabled: credit.isEnabled,
        applied_balance: toMoney(credit.appliedMinor, row.currency),
        current_balance: credit.isEnabled ? toMoney(credit.balanceMinor, row.currency) : null,
      },
    applied_reward_points: ({ points, row }) =>
      points && { points: points.points, money: toMoney(points.appliedMinor, row.currency) },
  },
  Customer: {
    store_credit: ({ id }, _, { db, store }) => {
      const enabled = readStoreSettings(db, store.id).store_credit_enabled;
      return { enabled, current_balance: enabled ? toMoney(creditOf(db, id, store.currency), store.currency) : null };
    },
    reward_points: ({ id }, _, { db, store }) => {
      const rates = rewardsOf(db, store.id);
      if (!rates) return null;
      const amount = (points: number) => ({
        points,
        money: toMoney(worthOfPoints(db, points, rates, store.currency), store.currency),
      });
      const { reward_base_currency: base, reward_earning: earning, reward_redemption: redemption } = rates;
      const rate = ({ points, minor }: typeof earning) => ({
        points,
        currency_amount: convertMinor(db, minor, base, store.currency) / 100,
      });
      return {
        balance: amount(pointsOf(db, id)),
        balance_history: listRewardChanges(db, id).map((change) => ({
          balance: amount(change.balance_points),
          points_change: change.points,
          change_reason: change.reason,
          date: change.created_at,
        })),
        exchange_rates: { earning: rate(earning), redemption: rate(redemption) },
      };
    },
  },
  CustomerStoreCredit: {
    balance_history: ({ enabled }, { pageSize, currentPage }, context) => {
      if (!enabled) return null;
      const { db, store } = context;
      const [size, page] = [pageSize ?? 20, currentPage ?? 1];
      assertPage(size, page);
      const all = listCreditChanges(db, requireCustomer(context));
      const money = (minor: number, currency: string) =>
        toMoney(convertMinor(db, minor, currency, store.currency), store.currency);
      return {
        items: all.slice((page - 1) * size, page * size).map((change) => ({
          action: change.action,
          actual_balance: money(change.balance_minor, change.currency),
          balance_change: money(change.change_minor, change.currency),
          date_time_changed: change.created_at,
        })),
        page_info: { page_size: size, current_page: page, total_pages: totalPages(all.length, size) },
        total_count: all.length,
      };
    },
  },
};
