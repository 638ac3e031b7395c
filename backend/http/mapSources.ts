import { addressOf, type ShopSettings, sourcesOf } from './shopSettings';

/** What a page's policy allows to the provider of maps. */
export interface MapSources {
  sources: string[];
  /** A provider elsewhere writes style elements into the page: they can be allowed all together only. */
  hasOwnStyles: boolean;
  trustedTypes: string[];
}

/** Without a key nothing of a provider is loaded. */
export const noMapSources: MapSources = { sources: [], hasOwnStyles: false, trustedTypes: [] };

/** Trusted Types policies that Google Maps' own script makes. */
const googlePolicies = ['google-maps-api-loader', 'google-maps-api#html', 'lit-html'];

/** Sources of the configured provider; the stand-in on the shop's own origin needs none. */
export const mapSources = (shop: ShopSettings): MapSources => {
  if (!shop.mapsKey) return noMapSources;
  const address = addressOf(shop.mapsUrl);
  return {
    sources: [...(address === null ? [] : [address]), ...sourcesOf(shop.mapsSources)],
    hasOwnStyles: address !== null,
    trustedTypes: ['maps', ...(address === null ? [] : googlePolicies)],
  };
};
