import type { Language } from '#domain/language.ts';

type Sentences = readonly [string, ...string[]];
type FormatWords = Readonly<Record<'decant' | 'smallBottle' | 'middleBottle' | 'largeBottle' | 'tester', Sentences>>;

/** Texts about the format (bottle, decant, tester), independent of the perfume; in the same order in both languages. */
export const formatWords: Record<Language, FormatWords> = {
  uk: {
    decant: [
      'Розливаємо з оригінального флакона у скляний атомайзер; об’єм обираєте самі, від одного мілілітра.',
      'Ціна вказана за 1 мл. Візьміть три на пробу або десять на подорож: переливаємо при вас, якщо заберете самі.',
      'Замовляйте стільки, скільки треба: 2 мл вистачає на тиждень знайомства, 10 мл на цілий сезон.',
      'Атомайзер герметичний, проходить у ручну поклажу. На етикетці пишемо назву, об’єм і дату розливу.',
      'Відливаємо чистою піпеткою, без домішок і розведення, у день відправлення.',
      'Спробуйте на своїй шкірі кілька днів, а вже тоді вирішуйте щодо повного флакона.',
      'П’ять мілілітрів дають близько сімдесяти розпилень, тож аромат устигне розповісти про себе все.',
      'Зручно тримати в сумці кілька настроїв відразу: малі об’єми для того й вигадано.',
    ],
    smallBottle: [
      'Малий флакон легко носити з собою і не шкода відкрити просто зараз.',
      'Цей розмір зручно дарувати й брати в дорогу.',
      'Компактний об’єм на три-чотири місяці, якщо користуватися через день.',
      'Найлегший спосіб мати оригінальний флакон на полиці.',
      'Менший формат у тому самому склі, що й великий.',
    ],
    middleBottle: [
      'Середній об’єм на пів року щоденного користування.',
      'Найпопулярніший розмір: не набридне і не скінчиться зненацька.',
      'Флакон у заводській плівці, партію і термін перевіряємо перед відправленням.',
      'Золота середина між пробою і великою любов’ю.',
      'Пакуємо в щільну коробку, тож доїде цілим у будь-яке відділення.',
    ],
    largeBottle: [
      'Великий флакон найвигідніший у перерахунку на мілілітр.',
      'Об’єм для тих, хто вже визначився.',
      'Беріть, якщо розлив уже закінчився двічі поспіль.',
      'Вистачить на рік і ще лишиться поділитися.',
      'Повний формат у подарунковій коробці дому.',
    ],
    tester: [
      'Тестер: повний флакон у технічній упаковці, без целофану, інколи без ковпачка. Вміст той самий, що й у звичайного.',
      'Прийшов з вітрини постачальника невідкритим; коробка біла, аромат справжній.',
      'Купують для себе, бо коробку однаково викидають. Рівень під саму шийку.',
    ],
  },
  en: {
    decant: [
      'We decant it from the original bottle into a glass atomiser; you choose the volume, from one millilitre.',
      'The price is for 1 ml. Take three to try or ten for a trip: if you pick it up, we pour it in front of you.',
      'Order as much as you need: 2 ml are enough to get to know it in a week, 10 ml last a whole season.',
      'The atomiser does not leak and is allowed in hand luggage. The label has the name, the volume and the date.',
      'We pour with a clean pipette, undiluted and unmixed, on the day it is sent.',
      'Try it on your own skin for a few days, and only then decide about a full bottle.',
      'Five millilitres give about seventy sprays, enough for the scent to tell you everything.',
      'It is good to have several moods in one bag: that is what small volumes are for.',
    ],
    smallBottle: [
      'A small bottle is easy to carry, and there is no reason not to open it today.',
      'A handy size to give and to travel with.',
      'A compact size for three or four months if you wear it every other day.',
      'The easiest way to have an original bottle on your shelf.',
      'A smaller size in the same glass as the large one.',
    ],
    middleBottle: [
      'A medium size for half a year of daily wear.',
      'The most popular size: you will not tire of it, nor run out of it all at once.',
      'The bottle comes in its original film; we check batch and date before sending.',
      'The golden mean between a try and a great love.',
      'We pack it in a sturdy box, so it arrives in one piece at any branch.',
    ],
    largeBottle: [
      'The large bottle is the best value per millilitre.',
      'A size for those who have made up their mind.',
      'Take it if your decant has run out twice in a row.',
      'It lasts a year, with some left to share.',
      'The full size in the gift box of the house.',
    ],
    tester: [
      'A tester: a full bottle in plain packaging, without film, sometimes without a cap. What is inside is the same.',
      'It came unopened from the supplier’s display; the box is white, the scent is genuine.',
      'People buy it for themselves, since the box is thrown away anyway. Filled right up to the neck.',
    ],
  },
};
