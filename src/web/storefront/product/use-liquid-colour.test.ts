import { describe, expect, it } from 'vitest';
import { liquidColour } from './use-liquid-colour.ts';

const paper = [250, 247, 242, 255];
const liquid = [164, 85, 59, 255];
const box = [20, 18, 16, 255];

describe('the colour of the liquid', () => {
  it('is that of the picture, beside its label', () => {
    expect(liquidColour([...paper, ...liquid, ...box])).toBe('rgb(164 85 59)');
  });

  it('is not taken from glass, paper or a black box', () => {
    expect(liquidColour([...paper, ...box])).toBeNull();
    expect(liquidColour([])).toBeNull();
  });
});
