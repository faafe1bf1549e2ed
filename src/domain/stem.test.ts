import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stemUkrainian } from './stem.ts';

const stemsOf = (forms: string) => [...new Set(forms.split(' ').map(stemUkrainian))];

describe('the stem of a Ukrainian word', () => {
  test.each([
    'парфуми парфумів парфумам парфумами парфумах парфум парфуму парфумом',
    'духи духів духам духами духах',
    'аромат аромату ароматом ароматі аромати ароматів ароматам ароматами ароматах',
    'вода води воді воду водою водам водами водах вод',
    'крем крему кремом кремі креми кремів кремами',
    'жіночий жіноча жіноче жіночі жіночого жіночої жіночому жіночій жіночу жіночою жіночим жіночих жіночими',
    'туалетний туалетна туалетну туалетної туалетною туалетні туалетних',
    'парфумований парфумована парфумовану парфумованої парфумованою',
    'синій синя синє сині синього синьої синьому синю синьою синім синіх синіми',
    'олія олії олію олією олій оліям оліями оліях',
    'парфумерія парфумерії парфумерію парфумерією',
    'ваніль ванілі ваніллю',
    'волосся волоссю волоссям волоссі',
    'подарунок подарунка подарунку подарунком подарунки подарунків подарунками',
    'сироватка сироватки сироватку сироваткою сироваток сироватками',
    'набір набору набором набори наборів наборами',
    'засіб засобу засобом засоби засобів засобами',
    'колір кольору кольором кольори кольорів',
    'шампунь шампуню шампунем шампуні шампунів шампунями',
    'флакон флакона флакони флаконів флаконами',
    'троянда троянди троянду трояндою троянд трояндами',
    'бергамот бергамоту бергамотом',
    'лаванда лаванди лаванді лаванду лавандою',
  ])('is one for all of: %s', (forms) => {
    expect(stemsOf(forms)).toHaveLength(1);
  });

  test('парфумів, парфумами and парфуми all become парфум', () => {
    expect(stemsOf('парфумів парфумами парфуми')).toEqual(['парфум']);
  });

  test('words that are not forms of one another stay apart', () => {
    expect(stemsOf('парфуми аромат вода крем духи мило лак гель набір флакон троянда жасмин')).toHaveLength(12);
  });

  test.each(['', 'лак', 'chanel', '50', 'no5', 'том форд'])('%j comes back as it is', (word) => {
    expect(stemUkrainian(word)).toBe(word);
  });

  test('keeps the beginning of the word, is never longer and never empty', () => {
    const anyWord = fc.string({ unit: fc.constantFrom(...'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя'), minLength: 1 });
    fc.assert(
      fc.property(anyWord, (word) => {
        const stem = stemUkrainian(word);
        expect(stem.length).toBeGreaterThan(0);
        expect(stem.length).toBeLessThanOrEqual(word.length);
        expect(stem.startsWith(word.charAt(0)) || word.startsWith('ь')).toBe(true);
      }),
    );
  });
});
