import { drawLettering, fitLettering } from './lettering/lettering.ts';
import type { FaceName } from './lettering/typeface.ts';
import { studio } from './palette.ts';
import { createRandom } from './random.ts';
import { createSheet, type Sheet, type Stop } from './sheet.ts';
import { element, group, path, roundedRect, short } from './svg.ts';

export type BrandMarkPicture = { name: string; seed: number | string };

const size = 480;

const middle = size / 2;

type Tones = { ground: Stop[]; ink: string; rule: string };

const tones: [Tones, ...Tones[]] = [
  {
    ground: [
      [0, '#fffefb'],
      [1, '#f6f0e6'],
    ],
    ink: studio.ink,
    rule: '#b4905a',
  },
  {
    ground: [
      [0, '#fbf7f0'],
      [1, '#efe6d7'],
    ],
    ink: '#3a2c1c',
    rule: '#9a5a12',
  },
  {
    ground: [
      [0, '#f9f0e2'],
      [1, '#f0dfc3'],
    ],
    ink: '#5a340a',
    rule: '#9a5a12',
  },
  {
    ground: [
      [0, '#fffdf9'],
      [1, '#f3ede3'],
    ],
    ink: '#7c460a',
    rule: '#c39a5c',
  },
  {
    ground: [
      [0, '#332a21'],
      [1, '#1d1711'],
    ],
    ink: '#f1e2c8',
    rule: '#c98a3a',
  },
];

type Style = { ink: string; rule: string; face: FaceName };

const word = (name: string, face: FaceName, width: number, wanted: number, maxLines = 3) =>
  fitLettering({
    text: name,
    face,
    size: wanted,
    maxWidth: width,
    maxHeight: 190,
    maxLines,
    tracking: face === 'italic' ? 0 : face === 'sans' ? 0.12 : 0.1,
    leading: face === 'italic' ? 1.04 : 1.32,
    isUpperCase: face !== 'italic',
  });

/** Initials of the first two words, without short ones (de, of, і). */
function initialsOf(name: string): string {
  const words = name.split(/[\s\-–&'’.]+/u).filter((part) => part.length > 0);
  const weighty = words.filter((part) => part.length > 2);
  return (weighty.length > 0 ? weighty : words)
    .slice(0, 2)
    .map((part) => [...part][0] ?? '')
    .join('')
    .toUpperCase();
}

const centred = (lettering: ReturnType<typeof word>, y: number, ink: string, boldness = 1) =>
  drawLettering(lettering, middle, y - lettering.height / 2, ink, { boldness });

const rule = (y: number, half: number, colour: string) =>
  element('rect', { x: middle - half, y, width: half * 2, height: 1.6, fill: colour });

const outline = (data: string, colour: string, width = 1.8) =>
  path(data, { fill: 'none', stroke: colour, 'stroke-width': width });

const laurel = (colour: string) => {
  const leaves = Array.from({ length: 7 }, (_, index) => {
    const angle = (-62 + index * 19) * (Math.PI / 180);
    const [x, y] = [Math.cos(angle) * 176, Math.sin(angle) * 176];
    return [-1, 1]
      .map((side) =>
        group(
          {
            transform: `translate(${short(x)} ${short(-y)}) rotate(${short(-62 + index * -19 + 124 + side * 34 - 90)})`,
          },
          path('M0 0C-6 -9 -5 -20 0 -29C5 -20 6 -9 0 0Z', { fill: colour }),
        ),
      )
      .join('');
  }).join('');
  return group({ transform: `translate(${middle} ${middle})` }, leaves, group({ transform: 'scale(-1 1)' }, leaves));
};

type Draw = (name: string, style: Style) => string;

const layouts: [Draw, ...Draw[]] = [
  (name, { ink, rule: line, face }) => {
    const text = word(name, face, 348, 62);
    return (
      outline(roundedRect(36, 36, 408, 408, 1), line, 1.4) +
      outline(roundedRect(45, 45, 390, 390, 1), line, 0.8) +
      centred(text, middle, ink) +
      rule(middle + text.height / 2 + 26, 22, line)
    );
  },
  (name, { ink, rule: line, face }) => {
    const initials = fitLettering({ text: initialsOf(name), face: 'serif', size: 150, maxWidth: 200, tracking: 0.02 });
    const text = word(name, face === 'italic' ? 'serif' : face, 340, 36, 2);
    return (
      outline(`M${middle} 62a126 126 0 1 1 -.1 0Z`, line) +
      outline(`M${middle} 71a117 117 0 1 1 -.1 0Z`, line, 0.8) +
      centred(initials, 188, ink, 0.7) +
      centred(text, 376, ink)
    );
  },
  (name, { ink, rule: line, face }) => {
    const text = word(name, face, 372, 74);
    return (
      rule(middle - text.height / 2 - 40, 40, line) +
      centred(text, middle, ink, 0.8) +
      rule(middle + text.height / 2 + 40, 40, line)
    );
  },
  (name, { ink, rule: line, face }) => {
    const initials = fitLettering({ text: [...initialsOf(name)][0] ?? '', face: 'italic', size: 200, maxWidth: 220 });
    const text = word(name, face === 'italic' ? 'serif' : face, 248, 32, 2);
    const arch = 'M96 424V208A144 144 0 0 1 384 208V424Z';
    return outline(arch, line) + centred(initials, 210, ink, 0.6) + rule(302, 24, line) + centred(text, 356, ink);
  },
  (name, { ink, rule: line, face }) => {
    const text = word(name, face, 236, 48);
    return laurel(line) + centred(text, middle, ink);
  },
  (name, { ink, rule: line, face }) => {
    const text = word(name, face, 300, 50);
    return (
      outline(
        `M${middle} 46C390 46 434 130 434 ${middle}S390 434 ${middle} 434S46 350 46 ${middle}S90 46 ${middle} 46Z`,
        line,
      ) +
      centred(text, middle, ink) +
      rule(middle - text.height / 2 - 30, 14, line) +
      rule(middle + text.height / 2 + 30, 14, line)
    );
  },
  (name, { ink, rule: line, face }) => {
    const text = word(name, face, 336, 58);
    const corner = (x: number, y: number) =>
      `M${middle + x * 190} ${middle + y * 146}V${middle + y * 190}H${middle + x * 146}`;
    return (
      outline([corner(-1, -1), corner(1, -1), corner(-1, 1), corner(1, 1)].join(''), line, 2.2) +
      centred(text, middle, ink)
    );
  },
  (name, { ink, rule: line, face }) => {
    const initials = fitLettering({ text: initialsOf(name), face: 'serif', size: 118, maxWidth: 170 });
    const text = word(name, face === 'italic' ? 'serif' : face, 370, 36, 2);
    return (
      outline(`M${middle} 44L376 180L${middle} 316L104 180Z`, line) +
      outline(`M${middle} 57L363 180L${middle} 303L117 180Z`, line, 0.8) +
      centred(initials, 180, ink, 0.7) +
      centred(text, 378, ink)
    );
  },
];

function drawPaper(sheet: Sheet, { ground }: Tones): string {
  const gleam = sheet.radial({ cx: 0.3, cy: 0.2, r: 0.8 }, [0, '#fff', 0.14], [1, '#fff', 0]);
  return (
    element('rect', { width: size, height: size, fill: sheet.linear([0, 0, 0.6, 1], ...ground) }) +
    element('rect', { width: size, height: size, fill: gleam })
  );
}

/** A brand logo, 480×480: name or initials in one of several layouts. */
export function drawBrandMark({ name, seed }: BrandMarkPicture): string {
  const random = createRandom('mark', name, seed);
  const sheet = createSheet();
  const tone = random.pick(tones);
  const style: Style = { ink: tone.ink, rule: tone.rule, face: random.pick(['serif', 'serif', 'italic', 'sans']) };
  return sheet.finish(
    { title: name, width: size, height: size, viewWidth: size, viewHeight: size },
    drawPaper(sheet, tone),
    random.pick(layouts)(name, style),
  );
}
