import type { DemoPost } from './post.ts';

export const gifts: DemoPost = {
  title: 'Парфуми в подарунок: як не промахнутися',
  titleEn: 'Perfume as a gift: how not to miss',
  theme: 'gift',
  releasedDaysAgo: 47,
  isActive: true,
  isForCarousel: false,
  content: `<p>Дарувати аромат ризиковано, тому що запах ми носимо на собі, а не ставимо на полицю. Та є способи зробити це красиво навіть тоді, коли смаку людини ви до пуття не знаєте.</p>
<h2>Станьте детективом</h2>
<p>Подивіться, що стоїть у ванній або на столі. Запам’ятайте не тільки назву, а й колір рідини та рівень: якщо майже порожньо, можна дарувати те саме, і це буде найточніший подарунок у світі. Якщо флакон повний і припав пилом, ви щойно дізналися, чого не дарувати.</p>
<h2>Слухайте слова</h2>
<p>Люди рідко називають ноти, зате кажуть: чистий, теплий, солодкий, гіркий, як у лісі. Цього вистачить.</p>
<ul><li><strong>Чистий:</strong> мускус, неролі, бавовна, зелений чай.</li><li><strong>Теплий:</strong> сандал, амбра, кашмеран.</li><li><strong>Солодкий:</strong> ваніль, боби тонка, праліне.</li><li><strong>Гіркий:</strong> ветивер, грейпфрут, шипр.</li><li><strong>Як у лісі:</strong> кедр, ялівець, мох, дим.</li></ul>
<h2>Безпечні напрями</h2>
<p>Майже всім пасує інжир, груша з фрезією, м’який сандал і прозорий цитрус з деревом. Обережніше з удом, туберозою, сильною ваніллю: їх або люблять до нестями, або терпіти не можуть.</p>
<h2>Подарунок без ризику</h2>
<p>Найкраще рішення для невідомого смаку це набір для знайомства: п’ять-шість ароматів по два мілілітри в гарній коробці. Людина тиждень грається, обирає свій, а ви потім даруєте великий флакон точно в ціль. Виходить два подарунки й одна пригода.</p>
<h2>Дрібниці, що роблять враження</h2>
<p>Перевірте термін і партію, зніміть цінник, додайте листівку з двома реченнями про те, чому саме цей аромат. Скажімо: «Він пахне тим серпнем, коли ми загубили карту». Такий напис коштує дорожче за коробку.</p>
<p>І не ображайтеся, якщо вашим подарунком не користуються щодня. Аромат має дочекатися свого дня, як вечірня сукня чи добре вино. Головне, що він є.</p>
<p>Якщо ж сумніваєтеся зовсім, подаруйте те, що не торкається шкіри: свічку, дифузор, мило для рук. Запах у домі обговорюють удвох, і помилитися тут майже неможливо. А парфуми доберете наступного разу, коли знатимете більше.</p>`,
  contentEn: `<p>Giving someone a scent is risky, because we wear a smell on ourselves instead of putting it on a shelf. Yet there are ways to do it beautifully even when you hardly know the person’s taste.</p>
<h2>Become a detective</h2>
<p>Look at what stands in the bathroom or on the table. Remember not only the name but also the colour of the liquid and the level: if it is almost empty, you can give the same one, and it will be the most precise gift in the world. If the bottle is full and dusty, you have just learned what not to give.</p>
<h2>Listen to the words</h2>
<p>People seldom name notes, but they do say: clean, warm, sweet, bitter, like in the forest. That is enough.</p>
<ul><li><strong>Clean:</strong> musk, neroli, cotton, green tea.</li><li><strong>Warm:</strong> sandalwood, amber, cashmeran.</li><li><strong>Sweet:</strong> vanilla, tonka bean, praline.</li><li><strong>Bitter:</strong> vetiver, grapefruit, chypre.</li><li><strong>Like in the forest:</strong> cedar, juniper, moss, smoke.</li></ul>
<h2>Safe directions</h2>
<p>Fig, pear with freesia, soft sandalwood and clear citrus with wood suit almost everyone. Be careful with oud, tuberose and strong vanilla: people either adore them or cannot stand them.</p>
<h2>A gift without risk</h2>
<p>The best answer to an unknown taste is a discovery set: five or six scents of two millilitres in a beautiful box. They play for a week and choose their own, and then you give the big bottle right on target. That makes two gifts and one adventure.</p>
<h2>Little things that impress</h2>
<p>Check the date and the batch, take off the price tag, add a card with two sentences on why this very scent. Say: ‘It smells of the August when we lost the map.’ Such a line is worth more than the box.</p>
<p>And do not be hurt if your gift is not worn every day. A scent has to wait for its day, like an evening dress or a good wine. What matters is that it is there.</p>
<p>If you are in doubt altogether, give something that does not touch the skin: a candle, a diffuser, a hand soap. The smell of a home is discussed by two, and it is almost impossible to go wrong. Choose the perfume next time, when you know more.</p>`,
};
