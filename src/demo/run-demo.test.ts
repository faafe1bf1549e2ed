import { describe, expect, it } from 'vitest';
import { readDemoArguments } from './run-demo.ts';

describe('npm run demo', () => {
  it('takes a number of products and a seed', () => {
    expect(readDemoArguments(['--products', '100000', '--seed', '7'])).toEqual({
      products: 100_000,
      orders: 0,
      seed: 7,
    });
  });

  it('has a seed of its own where none is given', () => {
    expect(readDemoArguments(['--products', '500'])).toEqual({ products: 500, orders: 0, seed: 1 });
  });

  it('takes a number of orders, alone too', () => {
    expect(readDemoArguments(['--orders', '10000000'])).toEqual({ products: 1, orders: 10_000_000, seed: 1 });
    expect(() => readDemoArguments(['--orders', '10000001'])).toThrow(/--orders/);
  });

  it.each([[[]], [['--products', 'many']], [['--products', '0']], [['--products', '-5']], [['--products', '1e5']]])(
    'says what it needs when asked with %j',
    (argv) => {
      expect(() => readDemoArguments(argv)).toThrow();
    },
  );

  it('names the option, what came and an example', () => {
    expect(() => readDemoArguments(['--products', 'many'])).toThrow(/--products.*'many'.*npm run demo/);
  });
});
