import type { DemoPost } from './post.ts';

export const oud: DemoPost = {
  title: 'Перший уд: з чого почати, щоб не злякатися',
  titleEn: 'Your first oud: where to start and not be scared',
  theme: 'oud',
  releasedDaysAgo: 35,
  isActive: true,
  isForCarousel: true,
  content: `<p>Уд народжується з хвороби. Дерево аквілярії, вражене грибком, захищається темною смолою, і саме ця смола пахне так, що за кілограм найкращої дають ціну автомобіля. Чистий уд складний: у ньому чують шкіру, дим, сир, мед, ліки, стайню. Не дивно, що перше знайомство часто лякає.</p>
<p>Добра новина: більшість сучасних ароматів зі словом уд на етикетці приручені. Парфумери оточують смолу трояндою, ваніллю, шафраном або беруть лабораторний акорд, у якому лишилося тільки дерево.</p>
<h2>Чотири сходинки</h2>
<ul><li><strong>Деревний уд.</strong> Гладкий, сухий, з кардамоном і сандалом. Пахне дорогою бібліотекою. Ідеальний для офісу й перших проб.</li><li><strong>Трояндовий уд.</strong> Східна класика: темна квітка, смола, трохи варення. Носять і чоловіки, і жінки.</li><li><strong>Солодкий уд.</strong> Ваніль, амбра, бензоїн, цукор. Величезний шлейф, краще взимку.</li><li><strong>Тваринний уд.</strong> Той самий, з характером. Сюди приходять останніми й лишаються надовго.</li></ul>
<h2>Як пробувати</h2>
<p>Не на блотері. Папір показує лише верх, а уд розкривається від тепла. Нанесіть одну краплю на зап’ястя ввечері й не нюхайте впритул перші десять хвилин. Чекайте пів години, поверніться, потім ще раз перед сном. Рано-вранці почуєте найкраще: залишок уду на шкірі зазвичай найніжніший.</p>
<h2>Скільки й коли</h2>
<p>Один пшик під одяг. Уд не терпить спеки в маршрутці, зате любить мороз, вовну, запалені свічки. Восени та взимку він гріє, влітку може задушити сусідів. Виняток становлять легкі деревні варіанти: два розпилення на сорочку цілком переживуть і травень.</p>
<h2>Наша порада</h2>
<p>Візьміть три різні уди по два мілілітри й носіть кожен два дні поспіль. Перший день зазвичай дивує, другий пояснює. Якщо й після цього не ваше, ви витратили ціну обіду, а не пів зарплати. А якщо ваше, то ласкаво просимо: дороги назад звідси мало хто шукає.</p>
<p>І не порівнюйте різні уди на одній руці. Вони перекрикують одне одного, і за хвилину ніс уже не розрізняє ні троянди, ні смоли. Одна проба на день, склянка води, прогулянка: так чути найбільше.</p>`,
  contentEn: `<p>Oud is born of an illness. When a fungus attacks an agarwood tree, the tree defends itself with a dark resin, and that resin smells so good that a kilogram of the best costs as much as a car. Pure oud is complex: people find leather, smoke, cheese, honey, medicine and stables in it. No wonder the first meeting is often a fright.</p>
<p>The good news: most modern scents with oud on the label are tame. Perfumers surround the resin with rose, vanilla or saffron, or use a laboratory accord in which only the wood is left.</p>
<h2>Four steps</h2>
<ul><li><strong>Woody oud.</strong> Smooth and dry, with cardamom and sandalwood. It smells of an expensive library. Ideal for the office and for a first try.</li><li><strong>Rose oud.</strong> The oriental classic: a dark flower, resin, a little jam. Both men and women wear it.</li><li><strong>Sweet oud.</strong> Vanilla, amber, benzoin, sugar. An enormous trail, better in winter.</li><li><strong>Animal oud.</strong> The real one, with a temper. People come here last and stay for long.</li></ul>
<h2>How to try it</h2>
<p>Not on a blotter. Paper shows only the top, and oud opens with warmth. Put one drop on your wrist in the evening and do not smell it up close for ten minutes. Wait half an hour, come back, then once more before sleep. Early in the morning you will smell the best of it: what is left of oud on the skin is usually the most tender part.</p>
<h2>How much and when</h2>
<p>One spray under your clothes. Oud hates the heat of a crowded bus, but loves frost, wool and lit candles. In autumn and winter it warms; in summer it may choke the neighbours. Light woody versions are the exception: two sprays on a shirt will do even in May.</p>
<h2>Our advice</h2>
<p>Take three different ouds of two millilitres and wear each for two days in a row. The first day usually surprises, the second explains. If it is still not yours, you have spent the price of a lunch and not half a salary. And if it is, welcome: few people look for the way back.</p>
<p>And do not compare different ouds on one arm. They shout each other down, and a minute later the nose can tell neither rose nor resin. One try a day, a glass of water, a walk: that way you hear the most.</p>`,
};
