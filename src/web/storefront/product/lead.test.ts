import { describe, expect, it } from 'vitest';
import { leadOf } from './lead.ts';

describe('the lead of a product page', () => {
  it('is what the first paragraph says, while that is short', () => {
    expect(leadOf('<p>Рідкісний уд &amp; палісандр. Довгий на шкірі.</p><p>Далі історія.</p>')).toBe(
      'Рідкісний уд & палісандр. Довгий на шкірі.',
    );
  });

  it('is as many whole sentences of it as stay short', () => {
    const long = 'Дуже довге речення про те, як цей аромат розгортається на шкірі від ранку до самого вечора'.repeat(2);
    expect(leadOf(`<p>Коротке. Ще одне! ${long}.</p>`)).toBe('Коротке. Ще одне!');
  });

  it('cuts a first sentence that is too long at a word', () => {
    const lead = leadOf(`<p>${'слово '.repeat(60)}</p>`);
    expect(lead.length).toBeLessThanOrEqual(170);
    expect(lead).toMatch(/слово…$/);
  });

  it('does not take a number for the end of a sentence', () => {
    expect(leadOf('<p>Міцність 12.5 відсотка, для вечора</p>')).toBe('Міцність 12.5 відсотка, для вечора');
  });

  it('is empty where there is no description', () => {
    expect(leadOf('')).toBe('');
  });
});
