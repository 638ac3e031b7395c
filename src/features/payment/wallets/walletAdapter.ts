import type { ComponentType } from 'react';

/** As much of an address as a wallet tells before its owner has said yes. */
export interface WalletPlace {
  countryCode: string;
  postcode: string;
  city: string;
}

/** The whole address, after the yes. */
export interface WalletAddress extends WalletPlace {
  givenName: string;
  familyName: string;
  lines: readonly string[];
  /** Name or code of a region; '' where there are none. */
  region: string;
  phone: string;
}

/** A way to ship; its price in minor units. */
export interface WalletMethod {
  id: string;
  label: string;
  amountMinor: number;
}

/** What the sheet shows; amounts in minor units, all of them the backend's. */
export interface WalletOffer {
  lines: readonly { label: string; amountMinor: number }[];
  totalMinor: number;
  methods: readonly WalletMethod[];
  /** The method that the total is with; null while there is none. */
  methodId: string | null;
  /** Why this cannot be paid, such as an address out of reach; '' when it can. */
  problem: string;
}

/** A payment that the shop asks a wallet for. */
export interface WalletRequest {
  /** The shop's name, to which is paid. */
  payee: string;
  currency: string;
  /** Name of the sheet for those who do not see it. */
  title: string;
  /** False where nothing is shipped: the wallet's address is then whom to bill. */
  needsAddress: Promise<boolean>;
  /** What is asked for where nothing is shipped. */
  begin: () => Promise<WalletOffer>;
  onAddress: (place: WalletPlace) => Promise<WalletOffer>;
  onMethod: (methodId: string) => Promise<WalletOffer>;
}

/** How the order ended, for the sheet's last picture. */
export type WalletEnd = 'paid' | 'failed' | 'unknown';

/** What the wallet's owner said yes to. */
export interface WalletPayment {
  /** Good for one order of the total that the sheet showed. */
  nonce: string;
  email: string;
  address: WalletAddress;
  methodId: string | null;
  /** Closes the sheet; called once. */
  complete: (end: WalletEnd) => void;
}

/**
 * A wallet of a phone or a browser, in the steps of the web's payment requests: the sheet opens at once, asks the shop
 * after each choice, and ends with everything that an order needs, or without.
 */
export interface WalletAdapter {
  /** Its name as people know it. */
  name: string;
  /** Its mark, as a picture. */
  Mark: ComponentType;
  /** Whether the wallet can be used in this browser. It never throws. */
  canPay: () => Promise<boolean>;
  /**
   * Opens the sheet, in the press of a button: browsers allow it nowhere else.
   * @returns null when it was closed without a payment.
   * @throws when the sheet cannot be shown, and what `needsAddress` threw.
   */
  open: (request: WalletRequest) => Promise<WalletPayment | null>;
}
