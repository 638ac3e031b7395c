// Makes the tests of a file those of a build for the countries of the store; import it before anything else.
Object.assign(globalThis, { OFFERS_COUNTRIES: true, ADDRESS_COUNTRIES: [] });
