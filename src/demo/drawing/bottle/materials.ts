import { darken, lighten, mix } from '../colour.ts';
import type { Sheet, Stop } from '../sheet.ts';

export const materialNames = [
  'gold',
  'silver',
  'rose',
  'bronze',
  'black',
  'gunmetal',
  'ivory',
  'oak',
  'walnut',
] as const;

export type MaterialName = (typeof materialNames)[number];

/** Reflectivity: `metal` has hard bands, `lacquer` one highlight, `soft` (wood, resin) hardly any. */
type Finish = 'metal' | 'lacquer' | 'soft';

export type Material = { name: MaterialName; dark: string; body: string; light: string; gleam: string; finish: Finish };

export const materials: Record<MaterialName, Material> = {
  gold: { name: 'gold', dark: '#7d5d22', body: '#c49a4a', light: '#ecd394', gleam: '#fff6da', finish: 'metal' },
  silver: { name: 'silver', dark: '#6f777c', body: '#b1b9be', light: '#e4e9ec', gleam: '#ffffff', finish: 'metal' },
  rose: { name: 'rose', dark: '#8f5b4c', body: '#cb9785', light: '#f0cfc1', gleam: '#fff3ec', finish: 'metal' },
  bronze: { name: 'bronze', dark: '#46301b', body: '#8a6539', light: '#c49d68', gleam: '#f0dab2', finish: 'metal' },
  gunmetal: { name: 'gunmetal', dark: '#2a2c2f', body: '#565a5f', light: '#8f959b', gleam: '#d5dade', finish: 'metal' },
  black: { name: 'black', dark: '#0d0c0b', body: '#1f1c1a', light: '#4b4643', gleam: '#a59d97', finish: 'lacquer' },
  ivory: { name: 'ivory', dark: '#c2b59f', body: '#ece3d3', light: '#faf5ea', gleam: '#ffffff', finish: 'soft' },
  oak: { name: 'oak', dark: '#8a6238', body: '#c39a66', light: '#dfbf90', gleam: '#f0d9b3', finish: 'soft' },
  walnut: { name: 'walnut', dark: '#3a2313', body: '#6f4728', light: '#986a42', gleam: '#b98a5e', finish: 'soft' },
};

/** A lacquer in the given colour. */
export const lacquer = (colour: string): Material => ({
  name: 'black',
  dark: darken(colour, 0.45),
  body: colour,
  light: lighten(colour, 0.28),
  gleam: lighten(colour, 0.75),
  finish: 'lacquer',
});

const bands: Record<Finish, (material: Material) => Stop[]> = {
  metal: ({ dark, body, light, gleam }) => [
    [0, mix(dark, body, 0.35)],
    [0.06, dark],
    [0.16, light],
    [0.24, gleam],
    [0.31, light],
    [0.46, body],
    [0.6, mix(body, dark, 0.55)],
    [0.74, body],
    [0.85, light],
    [0.93, mix(body, dark, 0.6)],
    [1, dark],
  ],
  lacquer: ({ dark, body, light, gleam }) => [
    [0, dark],
    [0.1, body],
    [0.15, light],
    [0.19, mix(light, gleam, 0.6)],
    [0.26, light],
    [0.33, body],
    [0.7, dark],
    [0.86, body],
    [0.9, mix(body, light, 0.8)],
    [0.95, body],
    [1, dark],
  ],
  soft: ({ dark, body, light, gleam }) => [
    [0, mix(dark, body, 0.25)],
    [0.14, body],
    [0.3, mix(light, gleam, 0.35)],
    [0.52, body],
    [0.82, mix(body, dark, 0.5)],
    [0.94, mix(body, dark, 0.75)],
    [1, mix(body, dark, 0.55)],
  ],
};

/** Gradient of a cylindrical surface. */
export const turned = (sheet: Sheet, material: Material) => sheet.linear('across', ...bands[material.finish](material));

/** Gradient of a flat front. */
export function flat(sheet: Sheet, { dark, body, light, gleam, finish }: Material): string {
  const shade = mix(body, dark, 0.55);
  if (finish === 'soft') return sheet.linear([0, 0, 1, 0.6], [0, light], [0.5, body], [1, shade]);
  const edge = mix(body, dark, 0.2);
  const flash = mix(light, gleam, 0.7);
  return sheet.linear([0, 0, 1, 0.6], [0, edge], [0.22, light], [0.34, flash], [0.42, light], [0.7, body], [1, shade]);
}

/** Gradient of a sphere lit from the upper left. */
export const ball = (sheet: Sheet, { dark, body, light, gleam, finish }: Material) =>
  sheet.radial(
    { cx: 0.36, cy: 0.3, r: 0.78 },
    [0, finish === 'soft' ? light : gleam],
    [finish === 'lacquer' ? 0.12 : 0.2, light],
    [0.5, body],
    [0.82, dark],
    [0.93, mix(dark, body, 0.5)],
    [1, dark],
  );
