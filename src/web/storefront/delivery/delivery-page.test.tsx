import { describe, expect, it } from 'vitest';
import { delivery as en } from '#web/messages/en/delivery/delivery.ts';
import { delivery as uk } from '#web/messages/uk/delivery/delivery.ts';

describe('the delivery page', () => {
  it('[ST-SHOP-10] says for how long this shop keeps unpaid goods', () => {
    const said = (minutes: number) => [uk, en].map(({ payment }) => payment.paragraphs(minutes).join(' '));
    for (const [minutes, ukrainian, english] of [
      [120, 'відкладемо їх для вас на дві години.', 'for you for two hours.'],
      [60, 'на годину.', 'for an hour.'],
      [90, 'на 90 хвилин.', 'for 90 minutes.'],
      [300, 'на 5 годин.', 'for 5 hours.'],
      [4320, 'на 3 дні.', 'for 3 days.'],
    ] as const) {
      const [inUkrainian, inEnglish] = said(minutes);
      expect(inUkrainian).toContain(ukrainian);
      expect(inEnglish).toContain(english);
    }
  });
});
