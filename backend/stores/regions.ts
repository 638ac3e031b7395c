/** A region of a country, as the real backend numbers and names it. */
export interface RegionRow {
  id: number;
  code: string;
  name: string;
}

const numbered = (firstId: number, rows: readonly (readonly [code: string, name: string])[]): RegionRow[] =>
  rows.map(([code, name], index) => ({ id: firstId + index, code, name }));

/** By country; one that is not named has none, as the United Kingdom on a stock installation. */
export const regionsByCountry: Readonly<Record<string, readonly RegionRow[]>> = {
  DE: numbered(79, [
    ['NDS', 'Niedersachsen'],
    ['BAW', 'Baden-Württemberg'],
    ['BAY', 'Bayern'],
    ['BER', 'Berlin'],
    ['BRG', 'Brandenburg'],
    ['BRE', 'Bremen'],
    ['HAM', 'Hamburg'],
    ['HES', 'Hessen'],
    ['MEC', 'Mecklenburg-Vorpommern'],
    ['NRW', 'Nordrhein-Westfalen'],
    ['RHE', 'Rheinland-Pfalz'],
    ['SAR', 'Saarland'],
    ['SAS', 'Sachsen'],
    ['SAC', 'Sachsen-Anhalt'],
    ['SCN', 'Schleswig-Holstein'],
    ['THE', 'Thüringen'],
  ]),
  US: numbered(1, [
    ['AL', 'Alabama'],
    ['AK', 'Alaska'],
    ['AS', 'American Samoa'],
    ['AZ', 'Arizona'],
    ['AR', 'Arkansas'],
    ['AE-A', 'Armed Forces Africa'],
    ['AA', 'Armed Forces Americas'],
    ['AE-C', 'Armed Forces Canada'],
    ['AE-E', 'Armed Forces Europe'],
    ['AE-M', 'Armed Forces Middle East'],
    ['AP', 'Armed Forces Pacific'],
    ['CA', 'California'],
    ['CO', 'Colorado'],
    ['CT', 'Connecticut'],
    ['DE', 'Delaware'],
    ['DC', 'District of Columbia'],
    ['FM', 'Federated States Of Micronesia'],
    ['FL', 'Florida'],
    ['GA', 'Georgia'],
    ['GU', 'Guam'],
    ['HI', 'Hawaii'],
    ['ID', 'Idaho'],
    ['IL', 'Illinois'],
    ['IN', 'Indiana'],
    ['IA', 'Iowa'],
    ['KS', 'Kansas'],
    ['KY', 'Kentucky'],
    ['LA', 'Louisiana'],
    ['ME', 'Maine'],
    ['MH', 'Marshall Islands'],
    ['MD', 'Maryland'],
    ['MA', 'Massachusetts'],
    ['MI', 'Michigan'],
    ['MN', 'Minnesota'],
    ['MS', 'Mississippi'],
    ['MO', 'Missouri'],
    ['MT', 'Montana'],
    ['NE', 'Nebraska'],
    ['NV', 'Nevada'],
    ['NH', 'New Hampshire'],
    ['NJ', 'New Jersey'],
    ['NM', 'New Mexico'],
    ['NY', 'New York'],
    ['NC', 'North Carolina'],
    ['ND', 'North Dakota'],
    ['MP', 'Northern Mariana Islands'],
    ['OH', 'Ohio'],
    ['OK', 'Oklahoma'],
    ['OR', 'Oregon'],
    ['PW', 'Palau'],
    ['PA', 'Pennsylvania'],
    ['PR', 'Puerto Rico'],
    ['RI', 'Rhode Island'],
    ['SC', 'South Carolina'],
    ['SD', 'South Dakota'],
    ['TN', 'Tennessee'],
    ['TX', 'Texas'],
    ['UT', 'Utah'],
    ['VT', 'Vermont'],
    ['VI', 'Virgin Islands'],
    ['VA', 'Virginia'],
    ['WA', 'Washington'],
    ['WV', 'West Virginia'],
    ['WI', 'Wisconsin'],
    ['WY', 'Wyoming'],
  ]),
};

/** Countries whose addresses must name a region; where a region is optional it may still be named. */
export const countriesWithRequiredRegion: readonly string[] = ['US'];

/** The region of a country that has this id or, without one, this code or name; undefined for an unknown one. */
export const findRegion = (
  countryCode: string,
  { id, text }: { id?: number | null; text?: string | null },
): RegionRow | undefined => {
  const regions = regionsByCountry[countryCode] ?? [];
  if (id) return regions.find((region) => region.id === id);
  const wanted = text?.trim().toLowerCase();
  return wanted
    ? regions.find(({ code, name }) => [code, name].some((each) => each.toLowerCase() === wanted))
    : undefined;
};
