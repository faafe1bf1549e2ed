import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shop } from './shop.ts';

const root = join(import.meta.dirname, '../..');
const settingsFile = join(import.meta.dirname, 'shop.ts');

function sources(folder: string): string[] {
  return (
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
      .map((name) => join(root, folder, name))
      // The component gallery shows samples and is not part of the shop.
      .filter((file) => file !== settingsFile && !file.includes('ui-page'))
  );
}

test('[ST-FOOT-04] name, contacts, seller and pickup point are written in one settings file and nowhere else in the pages', () => {
  const said = [
    shop.name.uk,
    shop.phone,
    shop.shownPhone,
    shop.email,
    shop.messenger.address,
    shop.social.address,
    shop.seller.uk,
    shop.pickupPoint.address.uk,
  ];
  const repeats = ['src/web', 'src/contracts', 'src/domain'].flatMap(sources).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return said.filter((words) => text.includes(words)).map((words) => `${file}: ${words}`);
  });
  expect(repeats).toEqual([]);
});

test('[ST-FOOT-04] the shop is called Краплина, its package kraplyna, and it stands in Kremenchuk', () => {
  expect(shop.name.uk).toBe('Краплина');
  expect(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).name).toBe('kraplyna');
  expect(shop.pickupPoint).toMatchObject({
    region: { uk: 'Полтавська область' },
    city: { uk: 'Кременчук' },
    address: { uk: 'вул. Соборна, 14' },
  });
});
