import { type CardDetails } from '../../testProvider/cards';

/** An address that the wallet keeps; the parts under the names of the web's payment requests. */
export interface WalletAddress {
  id: string;
  label: string;
  address: {
    givenName: string;
    familyName: string;
    lines: readonly string[];
    city: string;
    postcode: string;
    countryCode: string;
    phone: string;
  };
}

/** A card that the wallet keeps. */
export interface WalletCard {
  id: string;
  label: string;
  details: CardDetails;
}

const owner = { givenName: 'Robin', familyName: 'Hale', phone: '07700 900321' } as const;

/** The one account of the stand-in: its owner is invented, its cards are test cards. */
export const walletAccount: {
  email: string;
  addresses: readonly WalletAddress[];
  cards: readonly WalletCard[];
} = {
  email: 'robin.hale@example.com',
  addresses: [
    {
      id: 'home',
      label: 'Home',
      address: { ...owner, lines: ['7 Clifton Vale'], city: 'Bristol', postcode: 'BS8 4PT', countryCode: 'GB' },
    },
    {
      id: 'work',
      label: 'Work',
      address: {
        ...owner,
        lines: ['Studio 3', '40 Marine Parade'],
        city: 'Brighton',
        postcode: 'BN2 1PG',
        countryCode: 'GB',
      },
    },
    {
      id: 'abroad',
      label: 'Abroad',
      address: { ...owner, lines: ['12 rue des Lilas'], city: 'Paris', postcode: '75020', countryCode: 'FR' },
    },
  ],
  cards: [
    {
      id: 'good',
      label: 'Visa •••• 0002',
      details: { number: '4000000000000002', expiry: '12/39', securityCode: '123', name: 'Robin Hale' },
    },
    {
      id: 'refused',
      label: 'Visa •••• 0044, refused by its bank',
      details: { number: '4000000000000044', expiry: '12/39', securityCode: '123', name: 'Robin Hale' },
    },
  ],
};
