import { describe, expect, it } from 'vitest';
import { splitLead } from './description-lead.ts';

describe('the opening of a description', () => {
  it('is the first paragraph while that is short, and the rest does not repeat it', () => {
    expect(splitLead('<p>Рідкісний уд &amp; палісандр. Довгий на шкірі.</p><p>Далі історія.</p>')).toEqual({
      lead: 'Рідкісний уд & палісандр. Довгий на шкірі.',
      rest: '<p>Далі історія.</p>',
    });
  });

  it('is as many whole sentences of it as stay short, and the rest still says all', () => {
    const long = 'Дуже довге речення про те, як цей аромат розгортається на шкірі від ранку до самого вечора'.repeat(2);
    const html = `<p>Коротке. Ще одне! ${long}.</p><p>Далі.</p>`;
    expect(splitLead(html)).toEqual({ lead: 'Коротке. Ще одне!', rest: html });
  });

  it('cuts a first sentence that is too long at a word', () => {
    const { lead } = splitLead(`<p>${'слово '.repeat(60)}</p>`);
    expect(lead.length).toBeLessThanOrEqual(170);
    expect(lead).toMatch(/слово…$/);
  });

  it('does not take a number for the end of a sentence', () => {
    expect(splitLead('<p>Міцність 12.5 відсотка, для вечора</p>').lead).toBe('Міцність 12.5 відсотка, для вечора');
  });

  it('leaves a description of one paragraph whole', () => {
    expect(splitLead('<p>Лише це.</p>')).toEqual({ lead: 'Лише це.', rest: '<p>Лише це.</p>' });
    expect(splitLead('Без розмітки.')).toEqual({ lead: 'Без розмітки.', rest: 'Без розмітки.' });
  });

  it.each([
    '<ul><li><p>Верх: бергамот.</p></li><li><p>Серце: ірис.</p></li></ul><p>Далі історія.</p>',
    '<ol><li><p>Верх: бергамот.</p><p>Серце: ірис.</p></li></ol>',
    '<blockquote><p>Верх: бергамот.</p><p>Серце: ірис.</p></blockquote><p>Далі історія.</p>',
  ])('[ST-RESIL-06] leaves a description that begins with a list or a quotation whole: %s', (html) => {
    expect(splitLead(html)).toEqual({ lead: 'Верх: бергамот.', rest: html });
  });

  it('is empty where there is no description', () => {
    expect(splitLead('')).toEqual({ lead: '', rest: '' });
  });
});
