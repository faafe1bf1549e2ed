import { describe, expect, it } from 'vitest';
import { openingOf } from './opening.ts';

describe('the opening of a description', () => {
  it('is the first paragraph while that is short, and the rest does not repeat it', () => {
    expect(openingOf('<p>Рідкісний уд &amp; палісандр. Довгий на шкірі.</p><p>Далі історія.</p>')).toEqual({
      lead: 'Рідкісний уд & палісандр. Довгий на шкірі.',
      rest: '<p>Далі історія.</p>',
    });
  });

  it('is as many whole sentences of it as stay short, and the rest still says all', () => {
    const long = 'Дуже довге речення про те, як цей аромат розгортається на шкірі від ранку до самого вечора'.repeat(2);
    const html = `<p>Коротке. Ще одне! ${long}.</p><p>Далі.</p>`;
    expect(openingOf(html)).toEqual({ lead: 'Коротке. Ще одне!', rest: html });
  });

  it('cuts a first sentence that is too long at a word', () => {
    const { lead } = openingOf(`<p>${'слово '.repeat(60)}</p>`);
    expect(lead.length).toBeLessThanOrEqual(170);
    expect(lead).toMatch(/слово…$/);
  });

  it('does not take a number for the end of a sentence', () => {
    expect(openingOf('<p>Міцність 12.5 відсотка, для вечора</p>').lead).toBe('Міцність 12.5 відсотка, для вечора');
  });

  it('leaves a description of one paragraph whole', () => {
    expect(openingOf('<p>Лише це.</p>')).toEqual({ lead: 'Лише це.', rest: '<p>Лише це.</p>' });
    expect(openingOf('Без розмітки.')).toEqual({ lead: 'Без розмітки.', rest: 'Без розмітки.' });
  });

  it('is empty where there is no description', () => {
    expect(openingOf('')).toEqual({ lead: '', rest: '' });
  });
});
