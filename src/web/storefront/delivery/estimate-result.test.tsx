import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { DeliveryEstimate } from '#contracts/carrier.ts';
import { DeliveryMessages } from '#web/kit/messages.tsx';
import { delivery as english } from '#web/messages/en/delivery/delivery.ts';
import { type DeliveryText, delivery as ukrainian } from '#web/messages/uk/delivery/delivery.ts';
import { EstimateResult } from './estimate-result.tsx';

const shown = (estimate?: DeliveryEstimate, messages: DeliveryText = ukrainian) =>
  renderToStaticMarkup(
    <DeliveryMessages value={messages}>
      <EstimateResult {...(estimate && { city: 'Львів', estimate })} />
    </DeliveryMessages>,
  )
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

describe('the estimate on the delivery page', () => {
  it('[ST-SHOP-10] names the city, the price from and the days', () => {
    expect(shown({ price: 80, days: 2 })).toBe('Львів від 80 ₴ 2 дні в дорозі');
    expect(shown({ price: 110.5, days: 1 }, english)).toBe('Львів from 110,50 ₴ 1 day on the way');
    expect(shown({ price: 80, days: null })).toBe('Львів від 80 ₴');
    expect(shown({ price: 80, days: 0 })).toBe('Львів від 80 ₴ 1 день у дорозі');
  });

  it('[ST-SHOP-10] is the typical range while the carrier says nothing, and before a city is chosen', () => {
    const typical = 'За тарифами Нової пошти зазвичай 70 ₴ – 130 ₴, 1–3 дні в дорозі';
    expect(shown({ price: null, days: null })).toBe(`Львів ${typical}`);
    expect(shown()).toBe(typical);
  });
});
