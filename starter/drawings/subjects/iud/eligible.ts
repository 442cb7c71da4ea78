import { diagram, WIDTHS } from '../../diagram.ts'
import { chips } from '../../kit/chip-table.ts'
import { type Category, cross, tick } from '../../kit/marks.ts'
import { circle, ellipse, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { tilesDiagram } from '../../kit/tiles.ts'
import { bloodTube, dial, signature } from '../implants/signs.ts'
import { glove } from '../infection/hand-scenes.ts'
import { ribbon } from '../permanent/vas-client.ts'
import { breastfeeds, smokes } from '../training/community/screening-icons.ts'
import { CLIENT, person, talking } from '../training/things.ts'
import { plainWomb } from './parts.ts'

const ROW = { width: 411, height: 94, gap: 14, top: 34 } as const

interface Condition {
  /** 100 by 100. */
  picture: Shape[]
  copper: Category
  lng: Category
}

/** Categories: starter/figures/intrauterine-devices.md. */
const NEARLY_ALL: Condition[] = [
  { picture: smokes(), copper: 1, lng: 1 },
  { picture: person({ skin: 'skinDark', head: 'bun', cloth: 'marigold' }), copper: 2, lng: 2 },
  { picture: dial(66), copper: 1, lng: 2 },
  { picture: person(CLIENT), copper: 1, lng: 1 },
  { picture: breastfeeds(), copper: 1, lng: 1 },
  { picture: [group(ribbon(0, 0), { x: 50, y: 50, scale: 0.8 })], copper: 1, lng: 1 },
]

/** Situations in which an IUD is possible, with both categories. */
export const iudNearlyAll = diagram({
  id: 'iud-nearly-all',
  width: 'full',
  height: ROW.top + ROW.height * 3 + ROW.gap * 2,
  texts: {
    en: {
      columns: ['Cu', 'LNG'],
      words: [
        '20 or older; smokes; overweight',
        'Under 20; no children',
        'Pressure 160/100 or more',
        'After an ectopic pregnancy',
        'Breastfeeds, from 4 weeks',
        'High risk of HIV',
      ],
      alt: 'Six situations with the category for the copper IUD and for the LNG-IUD. Age 20 and over, smokes, overweight: 1 and 1. Under 20, or no children: 2 and 2. Blood pressure 160/100 or more: 1 and 2. After an ectopic pregnancy: 1 and 1. Breastfeeding from 4 weeks after birth: 1 and 1. High risk of HIV: 1 and 1.',
      note: 'Cover the numbers; the group guesses both before you show them.',
    },
    fr: {
      columns: ['Cu', 'LNG'],
      words: [
        '20 ans et plus ; fume ; surpoids',
        'Moins de 20 ans ; sans enfant',
        'Tension 160/100 ou plus',
        'Après une grossesse ectopique',
        'Allaite, dès 4 semaines',
        'Risque élevé de VIH',
      ],
      alt: 'Six situations avec la catégorie du DIU au cuivre et du DIU au LNG. 20 ans et plus, fume, surpoids : 1 et 1. Moins de 20 ans ou sans enfant : 2 et 2. Tension 160/100 ou plus : 1 et 2. Après une grossesse ectopique : 1 et 1. Allaitement dès 4 semaines : 1 et 1. Risque élevé de VIH : 1 et 1.',
      note: 'Cachez les chiffres ; le groupe devine les deux avant de les voir.',
    },
    es: {
      columns: ['Cu', 'LNG'],
      words: [
        '20 años o más; fuma; sobrepeso',
        'Menos de 20; sin hijos',
        'Presión 160/100 o más',
        'Tras un embarazo ectópico',
        'Amamanta, desde 4 semanas',
        'Riesgo alto de VIH',
      ],
      alt: 'Seis situaciones con la categoría del DIU de cobre y del DIU de LNG. 20 años o más, fuma, sobrepeso: 1 y 1. Menos de 20 o sin hijos: 2 y 2. Presión 160/100 o más: 1 y 2. Tras un embarazo ectópico: 1 y 1. Lactancia desde 4 semanas: 1 y 1. Riesgo alto de VIH: 1 y 1.',
      note: 'Tape los números; el grupo adivina los dos antes de verlos.',
    },
  },
  draw: ({ columns, words }) => [
    ...[0, 1].flatMap((side) =>
      columns.map((name, index) =>
        text(name, side * (ROW.width + ROW.gap) + ROW.width - 88 + index * 56, 24, {
          bold: true,
          paint: 'indigo',
          anchor: 'middle',
        }),
      ),
    ),
    ...NEARLY_ALL.flatMap(({ picture, copper, lng }, index): Shape[] => {
      const [x, y] = [(index % 2) * (ROW.width + ROW.gap), ROW.top + Math.floor(index / 2) * (ROW.height + ROW.gap)]
      return [
        rect(x, y, ROW.width, ROW.height, { fill: index % 2 === 0 ? 'indigoPale' : 'sand', radius: 14 }),
        group(picture, { x: x + 8, y: y + 5, scale: 0.84 }),
        ...textBox(words[index] ?? '', x + 100, y + ROW.height / 2, ROW.width - 220, { middle: true }).shapes,
        ...chips(`${copper}`, x + ROW.width - 88, y + ROW.height / 2, 22),
        ...chips(`${lng}`, x + ROW.width - 32, y + ROW.height / 2, 22),
      ]
    }),
  ],
})

const lump = (x: number, y: number, radius: number) => circle(x, y, radius, { fill: 'muscle', stroke: 'ink', width: 3 })

/** What lies in or on the womb, in its coordinates. */
const FINDINGS: { inside: Shape[]; categories: string }[] = [
  { inside: [lump(18, 40, 17), lump(-18, 50, 14)], categories: '4' },
  { inside: [lump(-50, 34, 13), lump(46, 62, 12)], categories: '1/1' },
  { inside: [ellipse(-12, 144, 14, 11, { fill: 'muscle', stroke: 'ink', width: 3 })], categories: '4/2' },
  {
    inside: [
      path('M-34 24C-18 32 18 32 34 24C26 46 16 58 12 74C2 52 -6 46 -34 24Z', {
        fill: 'muscle',
        stroke: 'ink',
        width: 3,
      }),
    ],
    categories: '4/2',
  },
  {
    inside: [
      [-40, 26],
      [-30, 60],
      [34, 34],
      [26, 70],
      [4, 12],
    ].map(([x = 0, y = 0]) => circle(x, y, 6, { fill: 'marigold', stroke: 'ink', width: 2.5 })),
    categories: '4/3',
  },
]
const PANEL = { width: 156, gap: 14, height: 280 } as const

/** Findings in the womb, with the categories for starting and for going on. */
export const iudNeighbours = diagram({
  id: 'iud-neighbours',
  width: 'full',
  height: 316,
  anatomical: true,
  texts: {
    en: {
      words: [
        'Cavity distorted',
        'Fibroids, cavity normal',
        'Cervix: cancer, untreated',
        'Lining: cancer',
        'Pelvic tuberculosis',
      ],
      key: 'First number: start. Second: continue.',
      alt: 'Five wombs with the categories for starting and for continuing, the same for both IUDs. Cavity distorted, by fibroids or from birth: start 4. Fibroids with a normal cavity: 1 and 1. Cancer of the cervix, awaiting treatment: 4 and 2. Cancer of the womb’s lining: 4 and 2. Pelvic tuberculosis: 4 and 3.',
      note: 'Ask why the first womb is 4 and the second 1: what does the IUD need?',
    },
    fr: {
      words: [
        'Cavité déformée',
        'Fibromes, cavité normale',
        'Col : cancer non traité',
        'Endomètre : cancer',
        'Tuberculose pelvienne',
      ],
      key: 'Premier chiffre : poser. Deuxième : garder.',
      alt: 'Cinq utérus avec les catégories pour poser et pour garder, les mêmes pour les deux DIU. Cavité déformée, par fibromes ou de naissance : poser 4. Fibromes, cavité normale : 1 et 1. Cancer du col, avant traitement : 4 et 2. Cancer de l’endomètre : 4 et 2. Tuberculose pelvienne : 4 et 3.',
      note: 'Demandez pourquoi le premier utérus est 4 et le deuxième 1 : de quoi le DIU a-t-il besoin ?',
    },
    es: {
      words: [
        'Cavidad deformada',
        'Fibromas, cavidad normal',
        'Cuello: cáncer sin tratar',
        'Endometrio: cáncer',
        'Tuberculosis pélvica',
      ],
      key: 'Primer número: colocar. Segundo: seguir.',
      alt: 'Cinco úteros con las categorías para poner y para seguir, iguales para los dos DIU. Cavidad deformada, por fibromas o de nacimiento: poner 4. Fibromas, cavidad normal: 1 y 1. Cáncer de cuello, antes del tratamiento: 4 y 2. Cáncer del endometrio: 4 y 2. Tuberculosis pélvica: 4 y 3.',
      note: 'Pregunte por qué el primer útero es 4 y el segundo 1: ¿qué necesita el DIU?',
    },
  },
  draw: ({ words, key }) => [
    ...FINDINGS.flatMap(({ inside, categories }, index): Shape[] => {
      const x = index * (PANEL.width + PANEL.gap)
      const middle = x + PANEL.width / 2
      return [
        rect(x, 0, PANEL.width, PANEL.height, { fill: 'sand', radius: 14 }),
        group([...plainWomb(176), ...inside], { x: middle, y: 8, scale: 0.78 }),
        ...textBox(words[index] ?? '', middle, 188, PANEL.width - 6, { anchor: 'middle', middle: true }).shapes,
        ...chips(categories, middle, 254, 21),
      ]
    }),
    text(key, WIDTHS.full, 308, { paint: 'indigo', anchor: 'end' }),
  ],
})

/** Before an IUD: the examination, the talk, tests where they help, and no signature of others. */
export const iudExamine = tilesDiagram(
  'iud-examine',
  [
    () => [glove(34, 56, { scale: 0.4, rotate: -8 }), glove(74, 56, { scale: 0.4, rotate: 8 }), ...tick(90, 84, 36)],
    () => [...talking(), ...tick(90, 84, 36)],
    () => [...bloodTube(), ...testHelps()],
    () => [...signature(), ...cross(86, 82, 36)],
  ],
  {
    en: {
      words: ['Examine: always', 'Ask in private', 'Tests, if possible', 'Husband’s signature'],
      alt: 'Four pictures. With a tick: two gloved hands, she is always examined; a talk in private. A tube of blood: tests where possible. Crossed out: the signature of a husband.',
      note: 'Ask what happens in your clinic when the laboratory is closed.',
    },
    fr: {
      words: ['Toujours examiner', 'Parler à part', 'Tests si possible', 'Signature du mari'],
      alt: 'Quatre images. Cochés : deux mains gantées, on l’examine toujours ; un entretien à part. Un tube de sang : tests si possible. Barrée : la signature d’un mari.',
      note: 'Demandez ce qui se passe chez vous quand le laboratoire est fermé.',
    },
    es: {
      words: ['Examinar: siempre', 'Hablar a solas', 'Pruebas, si se puede', 'Firma del marido'],
      alt: 'Cuatro imágenes. Con marca: dos manos con guantes, siempre se la examina; una conversación a solas. Un tubo de sangre: pruebas si se puede. Tachada: la firma del marido.',
      note: 'Pregunte qué pasa en su servicio cuando el laboratorio está cerrado.',
    },
  },
  ['leafPale', 'leafPale', 'indigoPale', 'sand'],
)

function testHelps(): Shape[] {
  return [
    circle(84, 80, 18, { fill: 'white', stroke: 'indigo', width: 4 }),
    text('?', 84, 89, { bold: true, anchor: 'middle' }),
  ]
}
