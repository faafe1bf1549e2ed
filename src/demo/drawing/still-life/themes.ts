import { materials } from '../bottle/materials.ts';
import { mix } from '../colour.ts';
import { drawCandle } from '../goods/candle.ts';
import { drawCarton } from '../goods/carton.ts';
import { drawDiffuser } from '../goods/diffuser.ts';
import { drawJar } from '../goods/jar.ts';
import { drawLotion } from '../goods/pump-bottle.ts';
import { drawSoap } from '../goods/soap.ts';
import type { ScentFamily } from '../palette.ts';
import { drawBlotters } from '../props/blotters.ts';
import { drawBooks } from '../props/books.ts';
import { drawCitrusHalf, drawCitrusSlice, drawCitrusWhole, fruits } from '../props/citrus.ts';
import { drawBloom, drawIris, drawPetals } from '../props/flowers.ts';
import { drawPillar } from '../props/pillar.ts';
import { drawPipette } from '../props/pipette.ts';
import { drawResin } from '../props/resin.ts';
import { drawSmoke } from '../props/smoke.ts';
import { drawCinnamon, drawStarAnise } from '../props/spices.ts';
import { drawSprig } from '../props/sprig.ts';
import { drawStones } from '../props/stones.ts';
import { drawTowels } from '../props/towels.ts';
import { drawChips, drawLogSlice } from '../props/woods.ts';
import type { StillLifeTheme } from '../still-life-themes.ts';
import type { WideSetName } from '../studio/wide-set.ts';
import { group } from '../svg.ts';
import type { Stage } from './stage.ts';

/** Slides have dark text, so a dark theme needs a light set for them. */
type Theme = { family: ScentFamily; set: WideSetName; slideSet?: WideSetName; arrange: (stage: Stage) => string };

const sprig = (stage: Stage, lean: number, length: number, colour = '#7f9163', slim = 0.3) =>
  group(
    { transform: `rotate(${lean})` },
    drawSprig(stage.sheet, { length, leaf: length * 0.26, slim, colour, bend: length * 0.16 }),
  );

export const themes: Record<StillLifeTheme, Theme> = {
  decanting: {
    family: 'amber',
    set: 'arches',
    arrange: (stage) => {
      const { put, lay, bottle, vial, sheet, palette } = stage;
      return (
        put(bottle({ shape: 'block', isOpen: true, name: 'Eau de Parfum' }), -110, -14, 1) +
        put(vial(0.92, 1.2), 116, 4) +
        put(vial(0.66, 1), 212, 14) +
        put(vial(0.4, 0.82), 292, 26) +
        lay(
          group({ transform: 'rotate(68)' }, drawPipette(sheet, 230, palette.liquid.body, materials.gold)),
          -330,
          62,
        ) +
        put(drawBlotters(sheet, 190, stage.random), -312, -6, 0.9)
      );
    },
  },
  oud: {
    family: 'oud',
    set: 'dusk',
    slideSet: 'arches',
    arrange: (stage) => {
      const { put, lay, bottle, sheet, random } = stage;
      return (
        lay(drawSmoke(sheet, 380), 212, -40) +
        put(drawLogSlice(sheet, 190, '#a8774a', random, 40), -40, 36) +
        put(bottle({ shape: 'facet', cap: 'gem', name: 'Уд' }), -40, -2, 0.96) +
        put(drawChips(sheet, '#6b4226', random, 8, 190), 220, 34) +
        put(drawResin(sheet, random, 3, 120), -270, 44) +
        put(stage.vial(0.8, 0.8), 128, 52)
      );
    },
  },
  'summer-citrus': {
    family: 'citrus',
    set: 'window',
    arrange: (stage) => {
      const { put, lay, bottle, sheet, random } = stage;
      return (
        lay(sprig(stage, -62, 230), -150, -6) +
        put(bottle({ shape: 'column', cap: 'cylinder', name: 'Цитрус' }), -30, -16, 0.93) +
        put(drawCitrusWhole(sheet, 66, fruits.lemon, random), 236, -6) +
        put(drawCitrusHalf(sheet, 62, fruits.orange), 132, 22) +
        put(drawCitrusSlice(sheet, 54, fruits.grapefruit), -196, 44) +
        put(drawCitrusSlice(sheet, 44, fruits.lime), -292, 26) +
        lay(sprig(stage, 74, 170), 250, 34)
      );
    },
  },
  'winter-amber': {
    family: 'amber',
    set: 'dusk',
    slideSet: 'drape',
    arrange: (stage) => {
      const { put, lay, bottle, sheet, random } = stage;
      return (
        put(drawPillar(sheet, 74, 220), 206, -30) +
        put(drawPillar(sheet, 64, 140), 286, -8) +
        put(bottle({ shape: 'drop', cap: 'sphere', name: 'Бурштин' }), -20, -6, 0.94) +
        put(drawResin(sheet, random, 4, 170), 128, 50) +
        put(drawCinnamon(sheet, 150), -236, 30) +
        lay(drawStarAnise(sheet, 30), -140, 62) +
        lay(drawStarAnise(sheet, 24), -330, 52)
      );
    },
  },
  history: {
    family: 'leather',
    set: 'arches',
    arrange: (stage) => {
      const { put, bottle, sheet, random } = stage;
      return (
        put(drawBooks(sheet, 250, random, ['#6b2f2a', '#3f4a3a', '#6b4a2a']), 178, 2) +
        stage.lay(bottle({ shape: 'amphora', cap: 'stopper', name: '1889' }).body, 170, -118, 0.62) +
        put(bottle({ shape: 'apothecary', cap: 'stopper', name: 'Eau de Cologne' }), -70, -4, 1) +
        put(bottle({ family: 'chypre', shape: 'deco', cap: 'stepped', name: 'Chypre' }), -262, 10, 0.7)
      );
    },
  },
  care: {
    family: 'musk',
    set: 'window',
    arrange: (stage) => {
      const { put, lay, sheet, product } = stage;
      return (
        lay(sprig(stage, 18, 300, '#8c9c78', 0.36), 216, -10) +
        put(drawTowels(sheet, 220, ['#eadfce', '#f6efe3', '#dccfbb']), 206, 0) +
        put(drawLotion(sheet, product('Молочко')), -70, -12, 0.96) +
        put(drawJar(sheet, product('Крем')), 70, 34, 0.66) +
        put(drawSoap(sheet, product('Мило')), -262, 30, 0.52)
      );
    },
  },
  layering: {
    family: 'floral',
    set: 'sun',
    arrange: (stage) => {
      const { put, lay, bottle, vial, sheet, random } = stage;
      return (
        put(drawBlotters(sheet, 220, random), 262, -4) +
        put(bottle({ family: 'woody', shape: 'tall', name: 'Сандал' }), 64, -24, 0.86) +
        put(bottle({ family: 'floral', shape: 'pebble', name: 'Троянда' }), -136, 6, 0.94) +
        put(vial(0.8, 0.9, 'amber'), 164, 34) +
        lay(drawPetals(sheet, '#e6a7a0', random, 6, 240), -180, 44)
      );
    },
  },
  gift: {
    family: 'fruity',
    set: 'drape',
    arrange: (stage) => {
      const { put, lay, bottle, sheet, random, palette } = stage;
      const carton = (width: number, height: number, colour: string) =>
        drawCarton(sheet, {
          house: '',
          name: '',
          palette,
          metal: materials.gold,
          nameFace: 'italic',
          label: 'card',
          width,
          height,
          colour,
          hasRibbon: true,
        });
      return (
        put(carton(230, 250, '#7c2531'), 150, -18) +
        put(carton(150, 120, '#f3e6d6'), 300, 22) +
        put(bottle({ family: 'floral', shape: 'round', name: 'Свято' }), -110, 4, 0.98) +
        put(stage.vial(0.9, 0.8, 'amber'), 40, 44) +
        lay(drawPetals(sheet, '#c2545c', random, 7, 280), -210, 44)
      );
    },
  },
  iris: {
    family: 'powdery',
    set: 'sun',
    arrange: (stage) => {
      const { put, lay, bottle, sheet, random } = stage;
      return (
        put(drawIris(sheet, 430, '#8d78b5'), 178, -10) +
        put(drawIris(sheet, 340, '#b7a3d3'), 262, 6) +
        put(bottle({ shape: 'arch', cap: 'dome', name: 'Ірис' }), -40, 0, 1.02) +
        put(drawStones(sheet, '#cfc6cf', random, 3, 170), -256, 30) +
        lay(drawPetals(sheet, '#a893c9', random, 6, 260), 60, 48)
      );
    },
  },
  storage: {
    family: 'aquatic',
    set: 'drape',
    arrange: (stage) => {
      const { put, bottle, vial, sheet, palette } = stage;
      const carton = drawCarton(sheet, {
        house: 'Краплина',
        name: 'Parfum',
        palette,
        metal: materials.silver,
        nameFace: 'italic',
        label: 'printed',
        width: 190,
        height: 320,
        colour: mix(palette.tone, palette.ink, 0.45),
      });
      return (
        put(carton, 140, -22) +
        put(bottle({ shape: 'cube', cap: 'block', name: 'Море' }), -90, 4, 0.98) +
        put(vial(0.86, 0.86), 266, 30) +
        put(vial(0.7, 0.7), 326, 50)
      );
    },
  },
  rose: {
    family: 'floral',
    set: 'arches',
    arrange: (stage) => {
      const { put, lay, bottle, sheet, random } = stage;
      return (
        lay(sprig(stage, 66, 180, '#6f8157', 0.34), 190, 10) +
        put(bottle({ shape: 'chalice', cap: 'stopper', name: 'Троянда' }), -40, -8, 1.04) +
        put(drawBloom(sheet, 92, '#e3a09a', random), 174, 24) +
        put(drawBloom(sheet, 62, '#efc3ba', random), 282, 40) +
        lay(drawPetals(sheet, '#e3a09a', random, 8, 300), -200, 46)
      );
    },
  },
  sea: {
    family: 'aquatic',
    set: 'sun',
    arrange: (stage) => {
      const { put, bottle, vial, sheet, random } = stage;
      return (
        put(drawStones(sheet, '#b9b7b0', random, 4, 250), 210, 8) +
        put(bottle({ shape: 'slab', cap: 'disc', name: 'Море' }), -60, 0, 1.02) +
        put(drawStones(sheet, '#d8d2c6', random, 3, 170), -280, 34) +
        put(vial(0.84, 0.86), 150, 50)
      );
    },
  },
  forest: {
    family: 'green',
    set: 'blocks',
    arrange: (stage) => {
      const { put, lay, bottle, sheet, random } = stage;
      return (
        lay(sprig(stage, -16, 330, '#6d7f52', 0.2), -150, -10) +
        put(drawLogSlice(sheet, 176, '#b98c5e', random, 36), 10, 34) +
        put(bottle({ shape: 'flask', cap: 'tall', name: 'Ліс' }), 10, -6, 0.88) +
        put(drawStones(sheet, '#a9a593', random, 2, 120), 250, 32) +
        lay(sprig(stage, 70, 200, '#7f9163', 0.28), 180, 50) +
        put(drawChips(sheet, '#8a6240', random, 5, 130), -250, 40)
      );
    },
  },
  home: {
    family: 'gourmand',
    set: 'blocks',
    arrange: (stage) => {
      const { put, lay, sheet, product, random } = stage;
      return (
        put(drawDiffuser(sheet, product('Дім')), -70, -14, 0.86) +
        put(drawCandle(sheet, product('Ваніль')), 130, 12, 0.86) +
        put(drawBooks(sheet, 210, random, ['#8a5f42', '#d9c7ae']), -270, 26) +
        put(drawCinnamon(sheet, 120), 292, 46) +
        lay(drawStarAnise(sheet, 26), -40, 62)
      );
    },
  },
};
