import { scentFamilies as listedFamilies } from '#domain/scent.ts';
import type { MaterialName } from './bottle/materials.ts';

export const scentFamilies = [...listedFamilies, 'spicy', 'musk', 'fruity', 'chypre'] as const;

export type ScentFamily = (typeof scentFamilies)[number];

export type Palette = {
  /** Translucent, main and edge colour of the liquid. */
  liquid: { light: string; body: string; deep: string };
  /** Lit wall, shaded wall, floor. */
  ground: { high: string; low: string; floor: string };
  /** Ink of labels; `tone` colours lacquer, cartons and wax. */
  ink: string;
  tone: string;
  materials: readonly [MaterialName, ...MaterialName[]];
};

export const palettes: Record<ScentFamily, Palette> = {
  citrus: {
    liquid: { light: '#fbf0c0', body: '#f0d986', deep: '#c29d3c' },
    ground: { high: '#fcf8ea', low: '#f1e6c6', floor: '#e8d9ae' },
    ink: '#4a3a12',
    tone: '#d9b13c',
    materials: ['gold', 'silver', 'ivory', 'oak'],
  },
  floral: {
    liquid: { light: '#fbe4de', body: '#f0c4bc', deep: '#cc8c86' },
    ground: { high: '#fcf4f1', low: '#f1dbd5', floor: '#e7cbc4' },
    ink: '#57302f',
    tone: '#c98a86',
    materials: ['rose', 'gold', 'ivory', 'silver'],
  },
  woody: {
    liquid: { light: '#ecc793', body: '#cf9a5c', deep: '#8c5524' },
    ground: { high: '#f7f1e8', low: '#e3d4bf', floor: '#d3bfa3' },
    ink: '#3f2a17',
    tone: '#8a6240',
    materials: ['walnut', 'oak', 'black', 'bronze'],
  },
  amber: {
    liquid: { light: '#f9d596', body: '#e6a54a', deep: '#a9611a' },
    ground: { high: '#faf3e7', low: '#eed9b8', floor: '#e2c595' },
    ink: '#4d2d0c',
    tone: '#b5701f',
    materials: ['gold', 'bronze', 'black', 'walnut'],
  },
  aquatic: {
    liquid: { light: '#eaf3f5', body: '#c4dbe2', deep: '#7aa3b3' },
    ground: { high: '#f3f7f7', low: '#d8e4e6', floor: '#c6d6da' },
    ink: '#1f3c48',
    tone: '#5f8ea0',
    materials: ['silver', 'ivory', 'gunmetal', 'silver'],
  },
  green: {
    liquid: { light: '#eef1d8', body: '#cfd6a6', deep: '#8c995c' },
    ground: { high: '#f6f7ee', low: '#dfe5cd', floor: '#cdd6b6' },
    ink: '#2f3a1c',
    tone: '#78894b',
    materials: ['gold', 'oak', 'silver', 'ivory'],
  },
  oud: {
    liquid: { light: '#b0654c', body: '#7c3a2b', deep: '#3a1611' },
    ground: { high: '#f2eae4', low: '#d8c7bb', floor: '#c3ad9f' },
    ink: '#2c120d',
    tone: '#5b2a20',
    materials: ['black', 'gold', 'gunmetal', 'walnut'],
  },
  gourmand: {
    liquid: { light: '#f3d2ae', body: '#d79f70', deep: '#96592f' },
    ground: { high: '#faf2ea', low: '#ecd6c2', floor: '#dfc2a8' },
    ink: '#4a2714',
    tone: '#a8683c',
    materials: ['rose', 'gold', 'walnut', 'ivory'],
  },
  powdery: {
    liquid: { light: '#f1e9f2', body: '#d9c9de', deep: '#a18bab' },
    ground: { high: '#f8f5f8', low: '#e4dbe6', floor: '#d4c8d8' },
    ink: '#3d2f45',
    tone: '#9a84a6',
    materials: ['silver', 'rose', 'ivory', 'gold'],
  },
  leather: {
    liquid: { light: '#d9a677', body: '#a86a3c', deep: '#5c3217' },
    ground: { high: '#f4ede6', low: '#dccab9', floor: '#c8b29d' },
    ink: '#2f1c10',
    tone: '#6f4427',
    materials: ['black', 'bronze', 'gunmetal', 'walnut'],
  },
  spicy: {
    liquid: { light: '#f6c39a', body: '#dd8a52', deep: '#9c4a22' },
    ground: { high: '#faf0e9', low: '#ebd2c1', floor: '#dcbba5' },
    ink: '#4b1f0e',
    tone: '#b05a30',
    materials: ['bronze', 'gold', 'black', 'rose'],
  },
  musk: {
    liquid: { light: '#fbf6ec', body: '#eee2ce', deep: '#c2ad8c' },
    ground: { high: '#fbf9f5', low: '#e9e2d7', floor: '#dad0c1' },
    ink: '#3a3128',
    tone: '#b8a68a',
    materials: ['ivory', 'silver', 'gold', 'oak'],
  },
  fruity: {
    liquid: { light: '#fbd3c4', body: '#ee9a88', deep: '#c15a54' },
    ground: { high: '#fcf2ee', low: '#f3d7cd', floor: '#e9c4b9' },
    ink: '#561f22',
    tone: '#cf6f66',
    materials: ['rose', 'silver', 'gold', 'ivory'],
  },
  chypre: {
    liquid: { light: '#e6e0b2', body: '#c2b46c', deep: '#7d7336' },
    ground: { high: '#f6f5ec', low: '#e0dcc6', floor: '#cfc9ab' },
    ink: '#363218',
    tone: '#7f7a45',
    materials: ['gold', 'bronze', 'black', 'oak'],
  },
};

export const studio = { paper: '#fffdf8', ink: '#211b14', shadow: '#3a2a1a', brass: '#b4905a', amber: '#9a5a12' };
