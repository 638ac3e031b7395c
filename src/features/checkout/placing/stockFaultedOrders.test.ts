/** The same purchases as in faultedOrders.test.ts at a backend that cannot say which order came of a cart. */
import { testPurchases } from '@/testing/faults/testPurchases';
import { playStockBuild } from '@/testing/stock/stockShop';

playStockBuild();
testPurchases('stock', 'FAULTED_STOCK_ORDERS', 225);
