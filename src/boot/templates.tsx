import '@/ui/fallbackFonts.css';
import '@/ui/tokens.css';
import '@/ui/Image/noPicture.css';
import '@/shell/base.css';
import './boot.css';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { HeroShimmer } from '@/features/content/HeroShimmer';
import { CategoryShimmer } from '@/pages/category/CategoryShimmer';
import pageStyles from '@/pages/cms/CmsPage.module.css';
import { CmsShimmer } from '@/pages/cms/CmsShimmer';
import { ContentShimmer } from '@/pages/cms/ContentShimmer';
import { ProductShimmer } from '@/pages/product/ProductShimmer';
import { CheckoutHeaderFrame } from '@/shell/checkout/CheckoutHeaderFrame';
import { HeaderFrame } from '@/shell/header/HeaderFrame';
import homeStyles from '@/shell/HomeLink.module.css';
import layoutStyles from '@/shell/ShopLayout.module.css';
import { Logo } from '@/ui/Logo/Logo';
import type { TemplateName } from './pageTemplate';

const home = (
  <span className={homeStyles.home}>
    <Logo name={BRAND.name} />
  </span>
);

/** Template of each kind of page, with slots for parts that only some pages have. */
const templates: Record<TemplateName, ReactNode> = {
  start: <CmsShimmer />,
  category: <CategoryShimmer />,
  product: <ProductShimmer />,
  content: <ContentShimmer />,
  wide: <ContentShimmer isWide />,
  hero: BRAND.hasHero && (
    <main className={pageStyles.page}>
      <HeroShimmer />
    </main>
  ),
  checkout: <CheckoutHeaderFrame home={home} />,
};

/** The HTML shown before any script has loaded, rendered when the shop is built. No word of any language stands in it. */
export const startMarkup = (): string =>
  renderToStaticMarkup(
    <div id="boot" className={layoutStyles.layout} aria-busy="true">
      <HeaderFrame home={home} />
      <div id="boot-page" className={layoutStyles.page}>
        {templates.start}
      </div>
    </div>,
  );

/**
 * The templates that the boot script fills and the router shows while a page loads: the shimmers of the real pages,
 * rendered when the shop is built (build/bootView.js), so that the bundle has none of it.
 */
export const templateMarkup = (): string =>
  renderToStaticMarkup(
    Object.entries(templates).map(
      ([name, view]) =>
        view && (
          <template key={name} id={`boot-${name}`}>
            {view}
          </template>
        ),
    ),
  );
