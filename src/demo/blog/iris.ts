import type { DemoPost } from './post.ts';

export const iris: DemoPost = {
  title: 'Ірис: найдорожча пудра у світі',
  titleEn: 'Iris: the most expensive powder in the world',
  theme: 'iris',
  releasedDaysAgo: 58,
  isActive: true,
  isForCarousel: true,
  content: `<p>Квітка ірису майже не пахне. Усе, що ми називаємо ірисом у парфумах, ховається під землею, у кореневищі, яке треба викопати, почистити й три роки сушити. Лише тоді в ньому народжуються ірони, молекули того самого запаху: прохолодного, пудрового, злегка морквяного. За вагою готова олія дорожча за золото.</p>
<h2>Як звучить</h2>
<p>Ірис описують по-різному, бо він і справді має кілька облич.</p>
<ul><li><strong>Пудра.</strong> Згадайте пудреницю бабусі: рисова, фіалкова, дуже м’яка.</li><li><strong>Глина та корінь.</strong> Волога земля, сирий картон, камінь у тіні.</li><li><strong>Масло.</strong> Вершковість, яку додає сама олія, коли її багато.</li><li><strong>Замша.</strong> Разом зі шкірою ірис дає рукавичку, нову й дорогу.</li><li><strong>Помада.</strong> Старі помади ароматизували саме ним, тому він і досі нагадує про гримерку.</li></ul>
<h2>З ким дружить</h2>
<p>З неролі стає прозорим, як акварель. З какао та лавандою чоловічим і вечірнім. Праліне робить його десертом, ладан церквою після служби, мускус чистою шкірою. Лиш не просіть його бути веселим: ірис стриманий від народження.</p>
<h2>Кому пасує</h2>
<p>Людям, які не поспішають. Ірис не кричить у ліфті, його чують за столом, коли нахиляються, щоб краще розчути слова. Він гарний до сірого, молочного, темно-синього, до лляних сорочок і старих годинників. Чудово працює на роботі, бо ніколи не заважає.</p>
<h2>Як почати знайомство</h2>
<p>Візьміть три різні: прозорий весняний, пудрово-квітковий та темний чоловічий. Носіть кожен у прохолодний день, бо в спеку корінь стає кислуватим. Якщо з першого разу почули лише моркву, не лякайтеся: так буває майже з усіма. На третій день мозок раптом складає картинку, і ви вже не розумієте, як жили без цієї тиші.</p>
<p>І ще одне. Справжній ірис рідко буває дешевим, але малий об’єм на розлив коштує як квиток у кіно. Добрий привід посидіти в темряві й щось відчути.</p>
<p>Зверніть увагу і на сусідів у піраміді. Якщо поряд з ірисом стоїть кедр, чекайте на графіт і папір. Якщо ваніль, готуйтеся до крему. Якщо шкіра, то на вас чекає салон старого автомобіля, у якому хтось забув фіалки.</p>`,
  contentEn: `<p>The iris flower has almost no smell. Everything that we call iris in perfume hides underground, in a rhizome that has to be dug up, peeled and dried for three years. Only then are irones born in it, the molecules of that very smell: cool, powdery, with a hint of carrot. By weight the finished butter is dearer than gold.</p>
<h2>How it sounds</h2>
<p>Iris is described in different ways, because it really has several faces.</p>
<ul><li><strong>Powder.</strong> Think of your grandmother’s compact: rice, violets, very soft.</li><li><strong>Clay and root.</strong> Damp earth, wet cardboard, a stone in the shade.</li><li><strong>Butter.</strong> The creaminess of the oil itself when there is a lot of it.</li><li><strong>Suede.</strong> With leather, iris makes a glove, new and expensive.</li><li><strong>Lipstick.</strong> Old lipsticks were scented with it, so it still recalls a dressing room.</li></ul>
<h2>Who its friends are</h2>
<p>With neroli it becomes as transparent as a watercolour. With cocoa and lavender it turns masculine and nocturnal. Praline makes it a dessert, incense a church after the service, musk clean skin. Just do not ask it to be merry: iris was born reserved.</p>
<h2>Whom it suits</h2>
<p>People who do not hurry. Iris does not shout in the lift; it is noticed at the table, when someone leans in to hear you better. It is beautiful with grey, milk white and navy, with linen shirts and old watches. It is excellent at work, because it never gets in the way.</p>
<h2>How to begin</h2>
<p>Take three different ones: a clear spring iris, a powdery floral and a dark one for men. Wear each on a cool day, for in the heat the root turns sour. If at first you hear nothing but carrot, do not worry: it happens to almost everyone. On the third day the brain suddenly puts the picture together, and you cannot understand how you lived without this quiet.</p>
<p>One more thing. Real iris is seldom cheap, but a small decant costs as much as a cinema ticket. A good excuse to sit in the dark and feel something.</p>
<p>Look at its neighbours in the pyramid as well. If cedar stands beside iris, expect graphite and paper. If it is vanilla, get ready for cream. If it is leather, you are in for the inside of an old car where somebody forgot a bunch of violets.</p>`,
};
