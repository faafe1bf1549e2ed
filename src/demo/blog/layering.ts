import type { DemoPost } from './post.ts';

export const layering: DemoPost = {
  title: 'Нашарування ароматів: як поєднати два й не пошкодувати',
  titleEn: 'Layering scents: how to combine two and not regret it',
  theme: 'layering',
  releasedDaysAgo: 26,
  isActive: true,
  isForCarousel: true,
  content: `<p>Нашаровувати парфуми означає носити два аромати одночасно так, щоб вони разом сказали більше, ніж кожен окремо. Англійці роблять це десятиліттями, східні доми вважають звичайним етикетом. Правил небагато, і всі вони про міру.</p>
<h2>Почніть з простого</h2>
<p>Найлегше поєднуються композиції з короткою формулою: мускусні, деревні, одноквіткові. Складний аромат з двадцятьма нотами вже закінчена картина, домальовувати її ризиковано. Тож перший учасник хай буде прозорим, другий виразним.</p>
<ul><li><strong>Мускус і будь-яка квітка:</strong> квітка стає ближчою до шкіри.</li><li><strong>Сандал і троянда:</strong> класика, яку важко зіпсувати.</li><li><strong>Цитрус і ветивер:</strong> свіжість отримує коріння та тримається довше.</li><li><strong>Ваніль і тютюн:</strong> десерт перетворюється на розмову біля каміна.</li><li><strong>Інжир і морська сіль:</strong> острів, на який ви ще не купили квитка.</li></ul>
<h2>Порядок має значення</h2>
<p>Спершу наносять важчий аромат, зачекавши хвилину, легший. Якщо зробити навпаки, база просто накриє верх. Інший спосіб: різні точки. Дерево на зап’ястя, квіти на шию, і вони зустрінуться в повітрі, а не на шкірі. Так безпечніше для перших спроб.</p>
<h2>Скільки</h2>
<p>По одному пшику кожного. Нашарування подвоює не тільки красу, а й гучність. Вийдіть з кімнати на п’ять хвилин і поверніться: перше враження підкаже, чи не забагато.</p>
<h2>Що не дружить</h2>
<p>Два аромати з сильною амбровою базою зазвичай сперечаються, солодке з солодким перетворюється на кондитерську, два уди з’їдають один одного. Також обережно з сильними альдегідами: вони не люблять сусідів.</p>
<h2>Маленька лабораторія</h2>
<p>Найкращий інструмент для дослідів це малі об’єми на розлив. Візьміть чотири аромати по два мілілітри: мускус, дерево, цитрус, квітку. З них виходить шість пар, тобто майже тиждень відкриттів. Записуйте вдалі поєднання, бо через місяць неодмінно забудете, що саме хвалила колега в ліфті.</p>
<p>І пам’ятайте: якщо вам подобається, то правильно. Парфумерна поліція існує лише у коментарях.</p>`,
  contentEn: `<p>To layer perfumes is to wear two scents at once so that together they say more than each alone. The English have done it for decades, and in the East it is plain etiquette. There are few rules, and all of them are about measure.</p>
<h2>Start simple</h2>
<p>Compositions with a short formula combine most easily: musks, woods, single flowers. A complex scent with twenty notes is a finished painting, and adding to it is risky. So let the first one be clear and the second expressive.</p>
<ul><li><strong>Musk and any flower:</strong> the flower comes closer to the skin.</li><li><strong>Sandalwood and rose:</strong> a classic that is hard to spoil.</li><li><strong>Citrus and vetiver:</strong> the freshness gets roots and lasts longer.</li><li><strong>Vanilla and tobacco:</strong> a dessert becomes a talk by the fireplace.</li><li><strong>Fig and sea salt:</strong> an island you have no ticket for yet.</li></ul>
<h2>The order matters</h2>
<p>First the heavier scent, then, a minute later, the lighter one. The other way round the base would simply cover the top. Or use different places: wood on the wrists, flowers on the neck, and they will meet in the air instead of on the skin. That is safer for a first try.</p>
<h2>How much</h2>
<p>One spray of each. Layering doubles not only the beauty but also the volume. Leave the room for five minutes and come back: the first impression will tell you whether it is too much.</p>
<h2>What does not get on</h2>
<p>Two scents with a strong amber base usually quarrel, sweet with sweet turns into a pastry shop, and two ouds eat each other. Be careful with strong aldehydes too: they do not like neighbours.</p>
<h2>A little laboratory</h2>
<p>The best tool for experiments is a set of small decants. Take four scents of two millilitres: a musk, a wood, a citrus, a flower. They make six pairs, almost a week of discoveries. Write down the good ones, because in a month you are bound to forget what it was that your colleague praised in the lift.</p>
<p>And remember: if you like it, it is right. The perfume police exist only in the comments.</p>`,
};
