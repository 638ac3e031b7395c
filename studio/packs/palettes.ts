import type { PaletteName } from '../../backend/seed/packSpec';

/** Colours of a product group. `ground` is the backdrop from top to bottom. */
export interface Palette {
  ground: readonly [string, string];
  block: string;
  light: string;
  dark: string;
}

export const PALETTES: Readonly<Record<PaletteName, Palette>> = {
  sage: { ground: ['#EAF0E5', '#CFDBC8'], block: '#8FAE86', light: '#C6D8BE', dark: '#4A6E4C' },
  butter: { ground: ['#FCF3D8', '#F0DFA9'], block: '#EDBE4B', light: '#F9E3A2', dark: '#B97F19' },
  blush: { ground: ['#FAEAE3', '#F0D2C6'], block: '#E39A82', light: '#F6D2C4', dark: '#B4553F' },
  sky: { ground: ['#E6F0F2', '#C9DDE3'], block: '#7FAFC0', light: '#C0DAE2', dark: '#32667C' },
  clay: { ground: ['#F3E6D9', '#E0C8AF'], block: '#C48A5C', light: '#E8CBAD', dark: '#7F4A24' },
  stone: { ground: ['#F2EFE8', '#DDD8CB'], block: '#A9A68F', light: '#DAD7C6', dark: '#5A5946' },
  forest: { ground: ['#E1EAE4', '#BFD1C6'], block: '#2B5A49', light: '#6E9A86', dark: '#12322A' },
  beet: { ground: ['#F7E7E6', '#E8CBCC'], block: '#B4566A', light: '#E3AEB8', dark: '#75283B' },
};
