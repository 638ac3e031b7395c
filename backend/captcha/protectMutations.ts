import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';

import type { RequestContext } from '../context';
import type { MutationResolvers, ReCaptchaFormEnum } from '../schema/resolvers.generated';

import { requireHuman } from './requireHuman';

/** The form whose protection a mutation needs; the same as in the real backend. An order by REST is protected there. */
const protectedMutations: Partial<Record<keyof MutationResolvers, ReCaptchaFormEnum>> = {
  applyCouponToCart: 'COUPON_CODE',
  applyCouponsToCart: 'COUPON_CODE',
  changeCustomerPassword: 'CUSTOMER_EDIT',
  contactUs: 'CONTACT',
  createCustomerV2: 'CUSTOMER_CREATE',
  createProductReview: 'PRODUCT_REVIEW',
  generateCustomerToken: 'CUSTOMER_LOGIN',
  placeOrder: 'PLACE_ORDER',
  requestPasswordResetEmail: 'CUSTOMER_FORGOT_PASSWORD',
  resendConfirmationEmail: 'RESEND_CONFIRMATION_EMAIL',
  resetPassword: 'CUSTOMER_FORGOT_PASSWORD',
  subscribeEmailToNewsletter: 'NEWSLETTER',
};

/** Makes the mutations of protected forms demand a token, before anything else, where the store protects the form. */
export const protectMutations = (schema: GraphQLSchema): void => {
  const fields = schema.getMutationType()?.getFields() ?? {};
  for (const [name, form] of Object.entries(protectedMutations)) {
    const field = fields[name];
    if (!field) continue;
    const resolve: GraphQLFieldResolver<unknown, RequestContext> = field.resolve ?? defaultFieldResolver;
    const guarded: GraphQLFieldResolver<unknown, RequestContext> = (parent, given, context, info) => {
      requireHuman(context, form);
      return resolve(parent, given, context, info);
    };
    field.resolve = guarded;
  }
};
