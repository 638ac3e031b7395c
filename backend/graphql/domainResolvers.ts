import { addressLookupResolvers } from '../addressLookup/resolvers';
import { captchaResolvers } from '../captcha/resolvers';
import { balanceResolvers } from '../balances/balanceResolvers';
import { cartResolvers } from '../cart/cartResolvers';
import { pageSectionResolvers } from '../catalog/pageSections';
import { catalogResolvers } from '../catalog/resolvers';
import { afterOrderResolvers } from '../checkout/after/afterResolvers';
import { certificateResolvers } from '../certificates/resolvers';
import { checkoutResolvers } from '../checkout/checkoutResolvers';
import { communicationResolvers } from '../communications/resolvers';
import { compareListResolvers } from '../compareList/resolvers';
import { consentResolvers } from '../consent/resolvers';
import { contactResolvers } from '../contact/resolvers';
import { contentResolvers } from '../content/resolvers';
import { customerResolvers } from '../customer/resolvers';
import { downloadResolvers } from '../downloads/resolvers';
import { favouriteResolvers } from '../locations/favouriteResolvers';
import { formResolvers } from '../forms/resolvers';
import { giftOptionResolvers } from '../giftOptions/resolvers';
import { locationResolvers } from '../locations/resolvers';
import { pickupResolvers } from '../pickup/pickupResolvers';
import { reviewResolvers } from '../reviews/resolvers';
import { stockAlertResolvers } from '../stockAlerts/resolvers';
import { newsletterResolvers } from '../newsletter/resolvers';
import { paymentResolvers } from '../payments/paymentResolvers';
import { personalDataResolvers } from '../personalData/resolvers';
import { returnResolvers } from '../returns/resolvers';
import { routingResolvers } from '../routing/resolvers';
import type { Resolvers } from '../schema/resolvers.generated';
import { searchResolvers } from '../search/resolvers';
import { stagingResolvers } from '../staging/resolvers';
import { storeResolvers } from '../stores/resolvers';
import { subscriptionResolvers } from '../subscriptions/resolvers';
import { wishlistResolvers } from '../wishlist/wishlistResolvers';
import { errorWordResolvers } from '../words/errorWords';
import { labelWordResolvers } from '../words/labelWords';

/** Resolvers of every domain; the schema is theirs together. */
export const domainResolvers: Resolvers[] = [
  storeResolvers,
  contentResolvers,
  routingResolvers,
  catalogResolvers,
  pageSectionResolvers,
  reviewResolvers,
  searchResolvers,
  customerResolvers,
  addressLookupResolvers,
  balanceResolvers,
  giftOptionResolvers,
  cartResolvers,
  checkoutResolvers,
  afterOrderResolvers,
  returnResolvers,
  downloadResolvers,
  ...paymentResolvers,
  wishlistResolvers,
  compareListResolvers,
  captchaResolvers,
  consentResolvers,
  communicationResolvers,
  personalDataResolvers,
  contactResolvers,
  formResolvers,
  locationResolvers,
  favouriteResolvers,
  pickupResolvers,
  newsletterResolvers,
  stockAlertResolvers,
  certificateResolvers,
  subscriptionResolvers,
  stagingResolvers,
  errorWordResolvers,
  labelWordResolvers,
];
