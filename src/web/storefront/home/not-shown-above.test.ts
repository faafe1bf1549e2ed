import { describe, expect, it } from 'vitest';
import { notShownAbove } from './not-shown-above.ts';

const cards = (...ids: string[]) => ids.map((_id) => ({ _id }));

describe('a row of the home page', () => {
  it('leaves out what the rows above show, and keeps its order', () => {
    expect(notShownAbove(cards('d', 'a', 'e', 'b'), cards('a', 'b', 'c'))).toEqual(cards('d', 'e'));
    expect(notShownAbove(cards('d', 'a', 'e', 'b'), cards('a'), cards('e'))).toEqual(cards('d', 'b'));
  });

  it('is whole below rows that show nothing of it', () => {
    expect(notShownAbove(cards('a', 'b'))).toEqual(cards('a', 'b'));
    expect(notShownAbove(cards('a', 'b'), [], cards('c'))).toEqual(cards('a', 'b'));
  });
});
