import { diagram, WIDTHS } from '../../diagram.ts'
import { CATEGORY_ROWS_HEIGHT, categoryRows } from '../../kit/category-rows.ts'
import { calendar } from '../../kit/days.ts'
import { chip, cross, tick } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { clock } from '../../kit/objects.ts'
import { bust, motherAndBaby } from '../../kit/people.ts'
import { arrow, circle, group, rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'
import { couch, rapidTest } from '../implants/signs.ts'
import { breastfeeds, heartSign, liver, medicine, migraine } from '../training/community/screening-icons.ts'
import { scales } from './coc-icons.ts'
import { cardsDiagram } from './ecp-cards.ts'
import { tablet } from './scenes.ts'

/** A month that begins with her bleeding, and the days on which she takes emergency pills, counted from 0. */
const [CELL, MONTH, TAKEN] = [18, Array.from({ length: 28 }, (_, day) => (day < 4 ? 2 : 0)), [9, 19]] as const

/** Who can take emergency pills. */
export const ecpWho = cardsDiagram({
  id: 'ecp-who',
  height: 336,
  scenes: () => [
    {
      scene: [
        bust({ skin: 'skin', head: 'bun', cloth: 'marigold' }, { x: 0, y: 0, scale: 0.62 }),
        bust({ skin: 'skinDark', head: 'veil', headPaint: 'leaf', cloth: 'leaf' }, { x: 38, y: 84, scale: 0.62 }),
      ],
      box: [0, 0, 132, 196],
    },
    {
      scene: [
        bust({ skin: 'skinDeep', head: 'short', cloth: 'indigo' }, { x: 0, y: 0, scale: 0.62 }),
        motherAndBaby({ skin: 'skin', head: 'wrap', cloth: 'terracotta' }, { x: 32, y: 82, scale: 0.58 }),
      ],
      box: [0, 0, 132, 198],
    },
    {
      scene: [
        methodSign('pills', { x: 0, y: 0, scale: 0.92 }),
        ...cross(92, 84, 40),
        methodSign('emergency', { x: 20, y: 108, scale: 0.92 }),
        ...tick(114, 192, 44),
      ],
      box: [0, 0, 136, 214],
    },
    {
      scene: [
        ...calendar(0, 0, CELL, MONTH),
        ...TAKEN.flatMap((day) => tablet(CELL * ((day % 7) + 0.5), CELL * (Math.floor(day / 7) + 0.5), CELL * 0.7)),
      ],
      box: [0, 0, CELL * 7, CELL * 4],
    },
    {
      scene: [
        group(couch(), { x: 0, y: 0, scale: 0.9 }),
        group(rapidTest(), { x: -12, y: 104 }),
        ...clock(94, 160, 36, 0.4),
        ...[
          [106, 46],
          [56, 188],
          [116, 188],
        ].flatMap(([x = 0, y = 0]) => cross(x, y, 34)),
      ],
      box: [-2, 14, 138, 194],
    },
  ],
  texts: {
    en: {
      words: [
        'Any age from the first bleeding on',
        'Married or not, children or none',
        'Those who may not use pills daily',
        'Again in the same cycle, if needed',
        'No examination, test or waiting',
      ],
      alt: 'Who can take emergency pills: a girl and an older woman; a woman with a baby and one without; those who may not use pills every day; again in the same cycle, bleeding and two tablets in one month of a calendar; no examination, test or waiting.',
      note: 'Cover the words. Which of these five is refused most often where we work?',
    },
    fr: {
      words: [
        'À tout âge, dès les premières règles',
        'Mariée ou non, avec ou sans enfant',
        'Même si la pilule quotidienne est exclue',
        'Encore dans le même cycle, au besoin',
        'Sans examen, sans test, sans attente',
      ],
      alt: 'Qui peut prendre la pilule d’urgence : une fille et une femme plus âgée ; une femme avec un bébé et une sans ; celles qui ne peuvent pas prendre la pilule chaque jour ; encore dans le même cycle ; sans examen, ni test, ni attente.',
      note: 'Cachez les mots. Laquelle des cinq est le plus souvent refusée chez nous ?',
    },
    es: {
      words: [
        'A cualquier edad, desde la primera regla',
        'Casada o no, con hijos o sin ellos',
        'Quien no puede usar píldoras a diario',
        'Otra vez en el mismo ciclo, si hace falta',
        'Sin examen, prueba ni espera',
      ],
      alt: 'Quién puede tomarlas: una joven y una mujer mayor; una mujer con bebé y otra sin él; quien no puede usar píldoras a diario; otra vez en el mismo ciclo; sin examen, prueba ni espera.',
      note: 'Tape las palabras. ¿Cuál de las cinco se niega más a menudo donde trabajamos?',
    },
  },
})

/** Categories of emergency pills (starter/figures/emergency-contraceptive-pills.md): levonorgestrel or combined, ulipristal. */
const ROWS = [
  { signs: [breastfeeds], cells: ['1', '2'] },
  {
    signs: [() => [methodSign('emergency', { x: -8, y: 8, scale: 0.84 }), ...arrow([74, 50], [100, 50], { width: 7 })]],
    cells: ['1', '1'],
  },
  { signs: [scales], cells: ['1', '1'] },
  { signs: [heartSign], cells: ['2', '2'] },
  { signs: [migraine, liver], cells: ['2', '2'] },
]

/** What the table of eligibility says about emergency pills. */
export const ecpCategories = diagram({
  id: 'ecp-categories',
  width: 'full',
  height: CATEGORY_ROWS_HEIGHT,
  texts: {
    en: {
      heads: ['LNG, COC', 'Ulipristal'],
      words: [
        'Breastfeeding',
        'Past ectopic pregnancy, rape, repeated use',
        'Body mass index 30 or more',
        'Severe heart or vessel disease in the past',
        'Migraine; severe liver disease',
      ],
      alt: 'Categories for levonorgestrel or combined pills, and for ulipristal. Breastfeeding 1 and 2. Past ectopic pregnancy, rape, repeated use 1 and 1. Body mass index 30 or more 1 and 1. Severe heart or vessel disease in the past 2 and 2. Migraine, severe liver disease 2 and 2.',
      note: 'Look for a 3 or a 4. There is none.',
    },
    fr: {
      heads: ['LNG, COC', 'Ulipristal'],
      words: [
        'Allaitement',
        'Grossesse extra-utérine passée, viol, prise répétée',
        'Indice de masse corporelle de 30 ou plus',
        'Maladie grave du cœur ou des vaisseaux, passée',
        'Migraine ; maladie grave du foie',
      ],
      alt: 'Catégories pour le lévonorgestrel ou les pilules combinées, et pour l’ulipristal. Allaitement 1 et 2. Grossesse extra-utérine passée, viol, prise répétée 1 et 1. Indice de masse corporelle de 30 ou plus 1 et 1. Maladie grave du cœur ou des vaisseaux 2 et 2. Migraine, maladie grave du foie 2 et 2.',
      note: 'Cherchez un 3 ou un 4. Il n’y en a pas.',
    },
    es: {
      heads: ['LNG, AOC', 'Ulipristal'],
      words: [
        'Lactancia',
        'Embarazo ectópico previo, violación, uso repetido',
        'Índice de masa corporal de 30 o más',
        'Enfermedad grave del corazón o vasos, en el pasado',
        'Migraña; enfermedad grave del hígado',
      ],
      alt: 'Categorías para levonorgestrel o combinadas, y para ulipristal. Lactancia 1 y 2. Embarazo ectópico previo, violación, uso repetido 1 y 1. Índice de masa corporal de 30 o más 1 y 1. Enfermedad grave del corazón o vasos 2 y 2. Migraña, enfermedad grave del hígado 2 y 2.',
      note: 'Busque un 3 o un 4. No hay ninguno.',
    },
  },
  draw: ({ heads, words }) => categoryRows({ heads, words, rows: ROWS }),
})

const ROW = { height: 104, gap: 10 } as const

/** Medicines that leave less hormone in the blood: give the pills anyway, and mention the copper IUD. */
export const ecpMedicines = diagram({
  id: 'ecp-medicines',
  width: 'half',
  height: ROW.height * 3 + ROW.gap * 2,
  texts: {
    en: {
      words: ['Less hormone stays', 'Give them anyway', 'Copper IUD: full effect'],
      alt: 'A medicine and an arrow to a smaller, pale tablet: less hormone stays. Category 1: give the pills anyway. The copper IUD keeps its full effect.',
      note: 'Never a refusal: point to the second row. Then ask who has a copper IUD within a day.',
    },
    fr: {
      words: ['Moins d’hormone', 'Donner quand même', 'DIU au cuivre : plein effet'],
      alt: 'Un médicament et une flèche vers un comprimé plus petit et pâle : il reste moins d’hormone. Catégorie 1 : donner quand même la pilule. Le DIU au cuivre garde son plein effet.',
      note: 'Jamais de refus : montrez la deuxième ligne. Qui a un DIU au cuivre dans la journée ?',
    },
    es: {
      words: ['Queda menos hormona', 'Se dan igual', 'DIU de cobre: efecto total'],
      alt: 'Una medicina y una flecha hacia una tableta más pequeña y pálida: queda menos hormona. Categoría 1: las píldoras se dan igual. El DIU de cobre conserva todo su efecto.',
      note: 'Nunca una negativa: señale la segunda fila. ¿Quién tiene un DIU de cobre en un día?',
    },
  },
  draw: ({ words }) =>
    words.flatMap((label, index) => {
      const y = index * (ROW.height + ROW.gap)
      return [
        rect(0, y, WIDTHS.half, ROW.height, { fill: index === 0 ? 'terracottaPale' : 'leafPale', radius: 12 }),
        group(MEDICINE_SCENES[index]?.() ?? [], { x: 10, y: y + 2 }),
        ...textBox(label, 214, y + ROW.height / 2, WIDTHS.half - 220, { middle: true, bold: true }).shapes,
      ]
    }),
})

/** Each 196 by 100. */
const MEDICINE_SCENES: (() => Shape[])[] = [
  () => [
    group(medicine(), { x: 0, y: 6, scale: 0.88 }),
    ...arrow([94, 50], [134, 50], { width: 7 }),
    circle(168, 50, 26, { stroke: 'ink', width: 3, dash: [6, 6] }),
    ...tablet(168, 50, 13),
  ],
  () => [methodSign('emergency', { x: 0, y: 4, scale: 0.92 }), ...tick(120, 50, 44), ...chip(1, 172, 50, 22)],
  () => [methodSign('iud', { x: 0, y: 4, scale: 0.92 }), ...tick(120, 50, 44)],
]
