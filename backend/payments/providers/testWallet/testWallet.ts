import { join } from 'node:path';

import { scriptFile, styleSheet } from '../../testProvider/standInFiles';
import type { EmbeddedProvider } from '../provider';
import { authoriseWallet } from './authorise';
import { walletReadyPage, walletSheet } from './walletPages';

const asset = (name: string): string => join(import.meta.dirname, 'assets', name);

/** A wallet that stands in for those of phones and browsers: its sheet is a page of the provider's origin. */
export const testWalletProvider: EmbeddedProvider = {
  method: { code: 'test_wallet', title: 'Test Wallet' },
  standIns: { '/wallet.js': scriptFile(asset('wallet.js')), '/wallet.css': styleSheet(asset('wallet.css')) },
  pages: { '/wallet': walletSheet, '/wallet/ready': walletReadyPage },
  calls: { '/wallet/authorise': authoriseWallet },
  resolvers: {},
};
