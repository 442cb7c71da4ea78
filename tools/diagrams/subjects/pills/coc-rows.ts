import { type DiagramTexts, diagram, WIDTHS } from '../../diagram.ts'
import { age } from '../../kit/belongings.ts'
import { CATEGORY_ROWS_HEIGHT, type CategoryRow, categoryRows } from '../../kit/category-rows.ts'
import { type Category, chip, cross } from '../../kit/marks.ts'
import { pregnantWoman } from '../../kit/people.ts'
import { arrow, circle, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { dial } from '../implants/signs.ts'
import { headache, medicine, smokes } from '../training/community/screening-icons.ts'

interface RowTexts extends DiagramTexts {
  heads: string[]
  words: string[]
}

/** Categories as docs/figures/combined-oral-contraceptives.md states them. */
const PRESSURE: CategoryRow[] = [
  { signs: [() => dial(45)], cells: ['3'] },
  { signs: [() => dial(100)], cells: ['4'] },
  { signs: [medicine], cells: ['3'] },
  { signs: [pregnantWoman], cells: ['2'] },
]

/** Blood pressure and combined pills. */
export const cocPressure = diagram<RowTexts>({
  id: 'coc-pressure',
  width: 'full',
  height: CATEGORY_ROWS_HEIGHT,
  texts: {
    en: {
      heads: ['Category'],
      words: [
        '140 to 159, or 90 to 99',
        '160 or more, or 100 or more',
        'High, treated, now controlled',
        'Only in a past pregnancy, now normal',
      ],
      alt: 'Blood pressure. 140 to 159 or 90 to 99: category 3. 160 or more or 100 or more: 4. High, treated and now well controlled: 3. High only in a past pregnancy, now normal: 2.',
      note: 'Call a reading; trainees show the shape with their hands.',
    },
    fr: {
      heads: ['Catégorie'],
      words: [
        '140 à 159, ou 90 à 99',
        '160 ou plus, ou 100 ou plus',
        'Élevée, traitée, bien contrôlée',
        'Élevée pendant une grossesse, normale depuis',
      ],
      alt: 'Tension. 140 à 159 ou 90 à 99 : catégorie 3. 160 ou plus ou 100 ou plus : 4. Élevée, traitée et bien contrôlée : 3. Élevée seulement pendant une grossesse passée, normale depuis : 2.',
      note: 'Dites une mesure ; les participants montrent la forme avec les mains.',
    },
    es: {
      heads: ['Categoría'],
      words: [
        '140 a 159, o 90 a 99',
        '160 o más, o 100 o más',
        'Alta, tratada, bien controlada',
        'Alta solo en un embarazo, hoy normal',
      ],
      alt: 'Presión. 140 a 159 o 90 a 99: categoría 3. 160 o más, o 100 o más: 4. Alta, tratada y bien controlada: 3. Alta solo en un embarazo anterior, hoy normal: 2.',
      note: 'Diga una medida; el grupo muestra la forma con las manos.',
    },
  },
  draw: ({ heads, words }) => categoryRows({ heads, words, rows: PRESSURE }),
})

const HEADACHES: CategoryRow[] = [
  { signs: [plainHead], cells: ['1', '2'] },
  { signs: [throbbing], cells: ['2', '3'] },
  { signs: [throbbing], cells: ['3', '4'] },
  { signs: [headache], cells: ['4', '4'] },
]

/** Headaches and combined pills, to start and to continue. */
export const cocHeadache = diagram<RowTexts>({
  id: 'coc-headache',
  width: 'full',
  height: CATEGORY_ROWS_HEIGHT,
  texts: {
    en: {
      heads: ['Start', 'Continue'],
      words: ['Ordinary', 'Migraine, no aura, under 35', 'Migraine, no aura, 35 or older', 'Migraine with aura'],
      alt: 'Headache, to start and to continue. Ordinary: 1 and 2. Migraine without aura under 35: 2 and 3. Migraine without aura, 35 or older: 3 and 4. Migraine with aura at any age: 4 and 4.',
      note: 'From row to row, what has changed: the age, or the aura?',
    },
    fr: {
      heads: ['Débuter', 'Garder'],
      words: [
        'Ordinaire',
        'Migraine sans aura, moins de 35 ans',
        'Migraine sans aura, 35 ans ou plus',
        'Migraine avec aura, à tout âge',
      ],
      alt: 'Mal de tête, pour débuter et pour garder. Ordinaire : 1 et 2. Migraine sans aura avant 35 ans : 2 et 3. Migraine sans aura à 35 ans ou plus : 3 et 4. Migraine avec aura à tout âge : 4 et 4.',
      note: 'D’une ligne à l’autre, qu’est-ce qui change : l’âge ou l’aura ?',
    },
    es: {
      heads: ['Iniciar', 'Seguir'],
      words: [
        'Común',
        'Migraña sin aura, menor de 35',
        'Migraña sin aura, 35 o más',
        'Migraña con aura, cualquier edad',
      ],
      alt: 'Dolor de cabeza, para iniciar y para seguir. Común: 1 y 2. Migraña sin aura, menor de 35 años: 2 y 3. Migraña sin aura, 35 años o más: 3 y 4. Migraña con aura a cualquier edad: 4 y 4.',
      note: 'De una fila a otra, ¿qué cambió: la edad o el aura?',
    },
  },
  draw: ({ heads, words }) => categoryRows({ heads, words, rows: HEADACHES }),
})

/** Age, cigarettes and category. */
const SMOKERS: { age: string; signs: () => Shape[]; category: Category }[] = [
  { age: '<35', signs: smokes, category: 2 },
  { age: '35+', signs: smokes, category: 3 },
  { age: '35+', signs: manyCigarettes, category: 4 },
  { age: '40+', signs: noSmoke, category: 2 },
]
const SMOKER_ROW = 84

/** Smoking and age with combined pills, in the order of the lines beside the picture. */
export const cocSmoking = diagram({
  id: 'coc-smoking',
  width: 'half',
  height: SMOKER_ROW * SMOKERS.length,
  texts: {
    en: {
      alt: 'Four rows. Under 35 and a cigarette: category 2. 35 or older and a cigarette: 3. 35 or older and many cigarettes: 4. 40 or older and a cigarette crossed out: 2.',
      note: 'Call an age and a number of cigarettes; trainees show the shape with their hands.',
    },
    fr: {
      alt: 'Quatre lignes. Moins de 35 ans et une cigarette : catégorie 2. 35 ans ou plus et une cigarette : 3. 35 ans ou plus et beaucoup de cigarettes : 4. 40 ans ou plus et une cigarette barrée : 2.',
      note: 'Dites un âge et un nombre de cigarettes ; les participants montrent la forme avec les mains.',
    },
    es: {
      alt: 'Cuatro filas. Menor de 35 y un cigarrillo: categoría 2. 35 o más y un cigarrillo: 3. 35 o más y muchos cigarrillos: 4. 40 o más y un cigarrillo tachado: 2.',
      note: 'Diga una edad y un número de cigarrillos; el grupo muestra la forma con las manos.',
    },
  },
  draw: () =>
    SMOKERS.flatMap(({ age: years, signs, category }, index): Shape[] => {
      const top = index * SMOKER_ROW
      const y = top + (SMOKER_ROW - 8) / 2
      return [
        rect(0, top, WIDTHS.half, SMOKER_ROW - 8, { fill: index % 2 === 0 ? 'indigoPale' : 'sand', radius: 12 }),
        ...age(years, 54, y, 72),
        group(signs(), { x: 126, y: y - 40, scale: 0.76 }),
        ...arrow([232, y], [272, y], { width: 6 }),
        ...chip(category, 324, y, 28),
      ]
    }),
})

/** A packet's worth of cigarettes. */
function manyCigarettes(): Shape[] {
  return [0, 1, 2].map((index) => group(smokes(), { x: index * 6, y: index * 24 - 40, scale: 0.9 })).reverse()
}

function noSmoke(): Shape[] {
  return [...smokes(), ...cross(76, 76, 44)]
}

/** A head with a band of pain around it. */
function plainHead(): Shape[] {
  return [...profile(), path('M8 30Q36 14 72 26', { stroke: 'terracotta', width: 8 })]
}

/** A head with pain on one side. */
function throbbing(): Shape[] {
  return [
    ...profile(),
    circle(40, 32, 8, { fill: 'terracotta' }),
    path('M26 22A18 18 0 0 1 54 22M16 12A32 32 0 0 1 64 12', { stroke: 'terracotta', width: 5 }),
  ]
}

/** A head from the side; the nose points to the right. */
function profile(): Shape[] {
  return [
    group([
      path('M4 46C4 16 28 4 46 8C66 12 72 28 70 40L78 54L68 58C70 72 66 78 50 76V96H16V74C8 66 4 58 4 46Z', {
        fill: 'skinDark',
      }),
    ]),
  ]
}
