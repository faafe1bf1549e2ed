import { describe, expect, it } from 'vitest';
import { liquidColour } from './use-liquid-colour.ts';

describe('the colour of the liquid', () => {
  it('is that of the picture', () => {
    expect(liquidColour(164, 85, 59)).toBe('rgb(164 85 59)');
  });

  it('is not taken from glass, paper or a black box', () => {
    expect(liquidColour(250, 247, 242)).toBeNull();
    expect(liquidColour(20, 18, 16)).toBeNull();
  });
});
