const category = (uid: string, rest: object = {}) => ({
  __typename: 'CategoryTree',
  uid,
  name: uid,
  url_path: uid.toLowerCase(),
  url_suffix: '.html',
  position: 1,
  include_in_menu: 1,
  children_count: '0',
  skinny_navigation: 0,
  promo_content: null,
  promo_rich_content: null,
  children: [],
  ...rest,
});

/** A small menu as the backend answers it: a skinny category, one of three levels, and one without anything below. */
export const menuAnswers = {
  ShopSettings: {
    storeConfig: null,
    categories: {
      __typename: 'CategoryResult',
      items: [
        {
          __typename: 'CategoryTree',
          uid: 'root',
          children: [
            category('Vitamins', { skinny_navigation: 1, children: [category('Biotin'), category('Folate')] }),
            category('Minerals', { position: 2, children: [category('Iron', { children: [category('Gentle')] })] }),
            category('Gifts', { position: 3 }),
          ],
        },
      ],
    },
  },
};
