import { expect, it } from 'vitest';
import { escapeXml } from './xml.ts';

it('writes any text so that XML can carry it', () => {
  expect(escapeXml(`Tom & Jerry's <"best">`)).toBe('Tom &amp; Jerry&apos;s &lt;&quot;best&quot;&gt;');
  expect(escapeXml('a\u0000b\u001fc\ud800d\ufffee')).toBe('abcde');
  expect(escapeXml('Краплина 💧\n')).toBe('Краплина 💧\n');
});
