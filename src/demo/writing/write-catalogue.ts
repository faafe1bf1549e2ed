import { demoCategories, demoDiscounts } from '../catalogue/categories.ts';
import type { House } from '../catalogue/types.ts';
import { dayFrom } from '../days.ts';
import { createIds } from './ids.ts';
import { brandPictureKey, type StoredPicture } from './pictures.ts';
import { type DemoDatabase, insertRows } from './rows.ts';

export async function writeCategories(db: DemoDatabase, today: Date): Promise<void> {
  const makeId = createIds('categories');
  const discounts = demoDiscounts.map(({ name, percent, endsInDays, isActive }) => ({
    id: makeId(today),
    name,
    percent,
    ends_on: dayFrom(today, endsInDays),
    is_active: isActive,
  }));
  await insertRows(db, 'discounts', discounts);
  await insertRows(
    db,
    'categories',
    demoCategories.map(({ name, title, description, nameEn, descriptionEn, isActive, isMenu, discount }, index) => ({
      id: makeId(today),
      name,
      title,
      description,
      name_en: nameEn,
      description_en: descriptionEn,
      is_active: isActive,
      is_menu: isMenu,
      discount_id: discounts.find((one) => one.name === discount)?.id ?? null,
      position: index + 1,
    })),
  );
}

export async function writeBrands(
  db: DemoDatabase,
  houses: readonly House[],
  pictures: ReadonlyMap<string, StoredPicture>,
): Promise<void> {
  await insertRows(
    db,
    'brands',
    houses.map(({ name, aliases, isActive = true }) => ({
      name,
      aliases,
      picture_id: pictures.get(brandPictureKey(name))?.id ?? null,
      is_active: isActive,
    })),
    { isTolerant: true },
  );
}
