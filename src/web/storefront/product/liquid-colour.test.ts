import { describe, expect, it } from 'vitest';
import { liquidColour } from './liquid-colour.ts';

const paper = [250, 247, 242, 255];
const box = [20, 18, 16, 255];

describe('the colour of the liquid', () => {
  it('is that of the picture, next to its label', () => {
    expect(liquidColour([...paper, 164, 85, 59, 255, ...box])).toBe('hsl(15 47% 44%)');
  });

  it('is clear even where the liquid is pale or nearly black', () => {
    expect(liquidColour([222, 228, 200, 255])).toBe('hsl(73 34% 62%)');
    expect(liquidColour([20, 12, 60, 255])).toBe('hsl(250 67% 32%)');
    expect(liquidColour([250, 170, 200, 255])).toBe('hsl(338 70% 62%)');
  });

  it('is not taken from glass, paper or a black box', () => {
    expect(liquidColour([...paper, ...box])).toBeNull();
    expect(liquidColour([])).toBeNull();
  });
});
