import { type LazyComponent, lazyComponent } from '@/kernel/routing/lazyComponent';

const page = lazyComponent(
  async () => (await import(/* webpackChunkName: "page-contact" */ '@/pages/contact/ContactPage')).ContactPage,
);

/** The contact page; where the store has none, what stands where nothing is (spec §4 Contact wrapper). */
export const contactView = (nothing: () => LazyComponent<object>): LazyComponent<object> => ({
  load: page.load,
  isLoaded: page.isLoaded,
  Component: () => {
    const { Component: Nothing } = nothing();
    return <page.Component otherwise={<Nothing />} />;
  },
});
