import { diagram } from '../../diagram.ts'
import { cells, cellsHeight } from '../../kit/cells.ts'
import { openHand } from '../../kit/hands.ts'
import { clock } from '../../kit/objects.ts'
import { bubble, bust } from '../../kit/people.ts'
import { circle, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { threeCards, threeOf } from '../../kit/three-cards.ts'
import { MAN, PROVIDER, WOMAN } from '../people/signs.ts'

const ROW = 156

const TEXTS = {
  en: {
    words: [
      'A bench that everyone knows',
      'Double gloves for a handshake',
      'Whispering over a file',
      'Longer waits, last in the queue',
      '“For your sort, we advise…”',
      'Our own fear of being tested',
    ],
    alt: 'Six places where stigma hides: a bench that everyone knows, double gloves for a handshake, whispering over a file, longer waits and last in the queue, “for your sort, we advise”, fear of ourselves being tested.',
    note: 'Pairs walk in their minds from the gate of their own facility and stop at each picture that they meet.',
  },
  fr: {
    words: [
      'Un banc que tous connaissent',
      'Double gant pour saluer',
      'Chuchoter sur un dossier',
      'Attente plus longue, fin de file',
      '« Pour vous autres… »',
      'Notre peur d’un test',
    ],
    alt: 'Six endroits où se cache la stigmatisation : un banc que tous connaissent, deux paires de gants pour saluer, des chuchotements sur un dossier, une attente plus longue et la fin de la file, « pour vous autres, nous conseillons », la peur d’être nous-mêmes testés.',
    note: 'Par deux, on marche en pensée depuis le portail et l’on s’arrête à chaque image que l’on rencontre.',
  },
  es: {
    words: [
      'Una banca que todos conocen',
      'Doble guante para saludar',
      'Susurros ante una carpeta',
      'Más espera, final de la cola',
      '«Para su clase…»',
      'Nuestro miedo a la prueba',
    ],
    alt: 'Seis lugares donde se esconde el estigma: una banca que todos conocen, doble guante para saludar, susurros ante una carpeta, más espera y el final de la cola, «para su clase aconsejamos», el miedo a hacernos la prueba.',
    note: 'En parejas, caminen con la mente desde la entrada y deténganse en cada dibujo que encuentren.',
  },
}

/** Six places where stigma hides. */
export const stigmaPlaces = diagram({
  id: 'stigma-places',
  width: 'full',
  height: cellsHeight(2, ROW),
  texts: TEXTS,
  draw: ({ words }) => cells({ words, scene, columns: 3, rowHeight: ROW }),
})

/** The same places, three on each slide. */
export const stigmaHalves = [
  threeCards(
    'stigma-places-seen',
    [0, 1, 2].map(scene),
    threeOf(TEXTS, 0, {
      en: [
        'Three places where stigma hides',
        'Walk in your mind from the gate and stop at each picture that you meet.',
      ],
      fr: [
        'Trois lieux où se cache la stigmatisation',
        'Marchez en pensée depuis le portail ; arrêtez-vous à chaque image.',
      ],
      es: [
        'Tres lugares donde se esconde el estigma',
        'Caminen con la mente desde la entrada; deténganse en cada dibujo.',
      ],
    }),
  ),
  threeCards(
    'stigma-places-felt',
    [3, 4, 5].map(scene),
    threeOf(TEXTS, 3, {
      en: ['Three more places where stigma hides', 'The last picture is for us: where can staff be tested in private?'],
      fr: [
        'Trois autres lieux de stigmatisation',
        'La dernière image est pour nous : où l’équipe se fait-elle tester en privé ?',
      ],
      es: [
        'Otros tres lugares donde se esconde el estigma',
        'El último dibujo es para nosotros: ¿dónde se hace la prueba el personal?',
      ],
    }),
  ),
]

function scene(index: number): Shape[] {
  switch (index) {
    case 0:
      return [
        rect(2, 54, 96, 12, { fill: 'skin', stroke: 'ink', width: 3 }),
        path('M12 66V96M88 66V96M6 30H94', { stroke: 'ink', width: 6 }),
        bust(WOMAN, { x: 28, y: -2, scale: 0.32 }),
      ]
    case 1:
      return [
        openHand('skin', { x: 16, y: 56, scale: 0.38, isShort: true }),
        openHand('skin', { x: 62, y: 54, scale: 0.46, isGloved: true, isShort: true }),
        openHand('skin', { x: 64, y: 60, scale: 0.33, isGloved: true, isShort: true }),
      ]
    case 2:
      return [
        bust(PROVIDER, { x: -6, y: 2, scale: 0.36 }),
        bust({ ...PROVIDER, head: 'bun', skin: 'skin' }, { x: 50, y: 2, scale: 0.36 }),
        rect(20, 56, 62, 40, { fill: 'marigold', stroke: 'ink', width: 3, radius: 3 }),
        circle(51, 76, 9, { fill: 'blood' }),
      ]
    case 3:
      return [
        path('M4 30V96', { stroke: 'ink', width: 6 }),
        ...[6, 26, 46].map((x) => bust(MAN, { x, y: 60, scale: 0.2 })),
        bust(WOMAN, { x: 70, y: 60, scale: 0.2 }),
        ...clock(82, 32, 18, 0.75),
      ]
    case 4:
      return [
        bust(PROVIDER, { x: 0, y: 42, scale: 0.33 }),
        bust(MAN, { x: 52, y: 50, scale: 0.28 }),
        group(bubble(0, 0, 110, 50, 30), { x: 16, y: 0, scale: 0.72 }),
        path('M28 14h52M28 25h20', { stroke: 'terracotta', width: 4.5 }),
      ]
    default:
      return [
        bust({ ...PROVIDER, skin: 'skin', head: 'wrap' }, { x: -4, y: 14, scale: 0.46 }),
        rect(68, 20, 26, 66, { fill: 'white', stroke: 'ink', width: 3, radius: 6 }),
        path('M74 40h14M74 52h14', { stroke: 'terracotta', width: 5 }),
      ]
  }
}
