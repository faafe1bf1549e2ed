import { describe, expect, test } from 'vitest';
import { palettes } from '../palette.ts';
import { composeLabel, type LabelSpec, labelStyles } from './label.ts';
import { materials } from './materials.ts';

const names = [
  'Oud',
  'Вечір над Дніпром',
  'You or Someone Like You',
  'Надзвичайнодовгесловобезпробілів',
  'Aqua Universalis Cologne Forte Intense',
];
const houses = ['Ю', 'Nordlys', 'Maison Francis Kurkdjian', 'Дім Пахощів Марії Заньковецької'];
const rooms = [
  { width: 60, height: 40 },
  { width: 110, height: 70 },
  { width: 160, height: 120 },
];

describe('a label', () => {
  test.each(labelStyles)('of style %s holds house, name and note inside its frame', (style) => {
    for (const room of rooms) {
      for (const name of names) {
        for (const house of houses) {
          for (const nameFace of ['serif', 'italic', 'sans'] as const) {
            const spec: LabelSpec = {
              style,
              house,
              name,
              note: 'Natural spray',
              nameFace,
              box: { y: 0, ...room },
              palette: palettes.amber,
              metal: materials.gold,
              behind: '#fff',
            };
            const { blocks, height } = composeLabel(spec, room);
            expect(height).toBeLessThanOrEqual(room.height + 0.01);
            for (const { lettering, top } of blocks) {
              expect(lettering.width).toBeLessThanOrEqual(room.width + 0.01);
              expect(top + lettering.height).toBeLessThanOrEqual(height + 0.01);
            }
          }
        }
      }
    }
  });
});
