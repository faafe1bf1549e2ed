import type { DemoPost } from './post.ts';

export const storage: DemoPost = {
  title: 'Де живуть парфуми: світло, тепло і ванна кімната',
  titleEn: 'Where perfume lives: light, heat and the bathroom',
  theme: 'storage',
  releasedDaysAgo: 11,
  isActive: true,
  isForCarousel: false,
  content: `<p>Аромати не псуються за рік, як обіцяє напис на коробці, але й не вічні. Добре збережений флакон звучить чисто десять років і довше. Погано збережений може зламатися за одне літо. Різниця в трьох речах: світло, тепло, повітря.</p>
<h2>Світло</h2>
<p>Ультрафіолет руйнує цитруси та альдегіди першими. Рідина темнішає, а верхні ноти стають пласкими, мов вчорашня газована вода. Тому красивий ряд на сонячному підвіконні це найдорожча з декорацій. Зберігайте флакони в шухляді або в рідних коробках: картон придумано не лише для краси.</p>
<h2>Тепло</h2>
<p>Найкраща температура від дванадцяти до двадцяти градусів без стрибків. Ванна кімната програє одразу: гаряча пара, потім холод, потім знову пара. Спальня, комод, шафа працюють значно краще. Холодильник теж можливий, якщо це окрема поличка без цибулі, але для більшості колекцій він зайвий.</p>
<h2>Повітря</h2>
<p>Кожне розпилення впускає всередину трохи кисню. Поки флакон повний, це не страшно. Коли лишилася третина, окиснення йде швидше. Маємо дві поради:</p>
<ul><li>улюблений аромат, якого вже мало, доносьте, а не бережіть на особливий день;</li><li>великий залишок перелийте в менший темний атомайзер під саму шийку.</li></ul>
<h2>Як зрозуміти, що аромат утомився</h2>
<p>Початок пахне кислим, металом або розчинником, але через чверть години все налагоджується. Це постраждали тільки верхні ноти, носити можна. Якщо ж дивний запах не минає, рідина каламутна або сильно змінила колір, час прощатися.</p>
<p>До речі, легке потемніння ванільних композицій нормальне: ваніль з часом стає бурштиновою і від цього лише глибшою. Деякі старі шипри після кількох років у темряві звучать навіть краще, ніж нові. Парфуми схожі на вино в одному: терплячим вони віддячують.</p>
<p>Коротко: темно, прохолодно, вертикально, з ковпачком. І жодних ванних кімнат.</p>
<p>Подорожуючи, не лишайте флакон у машині: за годину на сонці салон нагрівається до шістдесяти градусів, а цього досить, щоб цитруси зварилися. Краще візьміть з собою п’ять мілілітрів в атомайзері, а головний флакон хай чекає вдома, у прохолоді.</p>`,
  contentEn: `<p>Scents do not go off within a year, as the box suggests, but they are not eternal either. A well-kept bottle sounds clean for ten years and longer. A badly kept one may break in a single summer. Three things make the difference: light, heat and air.</p>
<h2>Light</h2>
<p>Ultraviolet destroys citrus and aldehydes first. The liquid darkens, and the top notes go flat like yesterday’s soda. So a pretty row on a sunny windowsill is the most expensive of decorations. Keep bottles in a drawer or in their own boxes: cardboard was not invented for looks alone.</p>
<h2>Heat</h2>
<p>The best temperature is between twelve and twenty degrees, without jumps. The bathroom loses at once: hot steam, then cold, then steam again. A bedroom, a chest of drawers or a wardrobe work much better. A fridge is possible too, if it has a shelf of its own without onions, but most collections do not need one.</p>
<h2>Air</h2>
<p>Every spray lets a little oxygen in. While the bottle is full, that does no harm. When a third is left, it oxidises faster. We have two tips:</p>
<ul><li>a favourite that is running out is better worn than saved for a special day;</li><li>a large remainder can be poured into a smaller dark atomiser, filled up to the neck.</li></ul>
<h2>How to tell that a scent is tired</h2>
<p>The opening smells sour, of metal or of solvent, but a quarter of an hour later all is well. Then only the top notes have suffered, and you can wear it. If the odd smell stays, or the liquid is cloudy or has changed colour a lot, it is time to part.</p>
<p>By the way, it is normal for vanilla scents to darken a little: with time vanilla turns amber, and all the deeper for it. Some old chypres sound even better after several years in the dark than new ones. Perfume is like wine in one thing: it rewards the patient.</p>
<p>In short: dark, cool, upright, with the cap on. And no bathrooms.</p>
<p>When you travel, do not leave a bottle in the car: after an hour in the sun it is sixty degrees inside, enough to boil the citrus. Better take five millilitres in an atomiser, and let the main bottle wait at home in the cool.</p>`,
};
