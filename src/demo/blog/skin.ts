import type { DemoPost } from './post.ts';

export const skin: DemoPost = {
  title: 'Чому на мені пахне інакше: шкіра, погода і пам’ять',
  titleEn: 'Why it smells different on me: skin, weather and memory',
  theme: 'rose',
  releasedDaysAgo: 84,
  isActive: true,
  isForCarousel: false,
  content: `<p>Подруга пахне трояндовим садом, ви тими самими парфумами мокрим деревом. Це не уява і не підробка. Аромат на шкірі це розмова двох хімій, і ваша половина в ній цілком своя.</p>
<h2>Що впливає</h2>
<ul><li><strong>Сухість.</strong> Суха шкіра вбирає олії, тому верх зникає швидше. Допоможе крем без запаху.</li><li><strong>Температура.</strong> Гаряча шкіра розганяє базу, холодна береже квіти.</li><li><strong>Їжа.</strong> Прянощі, часник, багато кави змінюють наш власний запах, а з ним і спільний.</li><li><strong>Гормони та ліки.</strong> У різні дні місяця один аромат може стати чужим.</li><li><strong>Погода.</strong> Вологе повітря робить шлейф ширшим, мороз коротшим.</li></ul>
<h2>Звикання</h2>
<p>Найчастіше скаржаться на слабку стійкість, хоча винен ніс. Мозок вимикає постійний запах за двадцять хвилин, щоб не заважав помічати нове. Перевірити просто: запитайте іншу людину або понюхайте шарф наступного ранку. Особливо часто зникають для господаря мускуси й амброксан.</p>
<h2>Анозмія</h2>
<p>Деякі великі молекули частина людей не чує зовсім від народження. Якщо модний мускус здається вам водою, це нормально. Ви не гірший знавець, просто у вас інший набір ключів.</p>
<h2>Як пробувати правильно</h2>
<p>Не більше трьох ароматів за раз. Спочатку блотер, щоб відсіяти зайве, потім шкіра, по одному на руку. Нюхайте через п’ять хвилин, годину і ввечері. Запишіть слова, які спадають на думку: не ноти, а місця та людей. Саме вони підкажуть, чи хочете ви жити з цим запахом.</p>
<p>Кава в зернах, яку ставлять у крамницях, насправді не перезавантажує ніс. Краще вийти надвір або понюхати рукав власного светра: знайомий запах повертає рівновагу.</p>
<h2>Висновок</h2>
<p>Відгуки корисні, але вони про чужу шкіру. Два-три мілілітри на розлив розкажуть про вашу більше, ніж сотня коментарів. Поживіть з ароматом тиждень у різну погоду, і він або стане вашим, або чемно попрощається.</p>
<p>І дайте шанс старим знайомим. Аромат, який не склався у двадцять років, часто звучить у тридцять п’ять так, ніби його переписали. Шкіра змінилася, місто змінилося, а з ними й слова, якими ви думаєте про запахи.</p>`,
  contentEn: `<p>On your friend it is a rose garden; on you the same perfume is wet wood. It is neither imagination nor a fake. A scent on skin is a conversation of two chemistries, and your half of it is entirely your own.</p>
<h2>What plays a part</h2>
<ul><li><strong>Dryness.</strong> Dry skin drinks oils, so the top vanishes faster. An unscented cream will help.</li><li><strong>Temperature.</strong> Hot skin drives the base, cool skin saves the flowers.</li><li><strong>Food.</strong> Spices, garlic and much coffee change our own smell, and with it the shared one.</li><li><strong>Hormones and medicine.</strong> On different days of the month one scent may become a stranger.</li><li><strong>Weather.</strong> Humid air makes the trail wider, frost makes it shorter.</li></ul>
<h2>Getting used to it</h2>
<p>People complain most often that a scent does not last, though it is the nose that is to blame. The brain switches off a constant smell after twenty minutes, so that it can notice new ones. It is easy to check: ask someone else, or smell your scarf the next morning. Musks and ambroxan vanish for their owner most often.</p>
<h2>Anosmia</h2>
<p>Some large molecules cannot be smelled at all by some people, from birth. If a fashionable musk seems like water to you, that is normal. You are no worse a connoisseur, you just have another set of keys.</p>
<h2>How to try properly</h2>
<p>No more than three scents at a time. First a blotter to rule things out, then skin, one on each arm. Smell after five minutes, after an hour and in the evening. Write down the words that come to mind: not notes but places and people. They will tell you whether you want to live with this smell.</p>
<p>The coffee beans that shops put out do not really reset the nose. Better to step outside or smell the sleeve of your own sweater: a familiar scent restores the balance.</p>
<h2>In the end</h2>
<p>Reviews are useful, but they are about someone else’s skin. A decant of two or three millilitres will tell you more about yours than a hundred comments. Live with a scent for a week in different weather, and it will either become yours or politely say goodbye.</p>
<p>And give old acquaintances a chance. A scent that did not work at twenty often sounds at thirty-five as if it had been rewritten. The skin has changed, the city has changed, and with them the words in which you think about smells.</p>`,
};
