import { type DiagramTexts, diagram } from '../../diagram.ts'
import { CATEGORY_ROWS_HEIGHT, type CategoryRow, categoryRows } from '../../kit/category-rows.ts'
import { cross } from '../../kit/marks.ts'
import { pregnantWoman } from '../../kit/people.ts'
import { circle, group, path, type Shape } from '../../kit/shapes.ts'
import { dial } from '../implants/signs.ts'
import { breastfeeds, headache, medicine, ordinaryHeadache, smokes } from '../training/community/screening-icons.ts'
import { scales } from './coc-icons.ts'

interface RowTexts extends DiagramTexts {
  heads: string[]
  words: string[]
}

/** Categories as starter/figures/combined-oral-contraceptives.md states them. */
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
  { signs: [ordinaryHeadache], cells: ['1', '2'] },
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

const SMOKERS: CategoryRow[] = [
  { signs: [smokes], cells: ['2'] },
  { signs: [smokes], cells: ['3'] },
  { signs: [manyCigarettes], cells: ['4'] },
  { signs: [noSmoke], cells: ['2'] },
  { signs: [scales], cells: ['2'] },
]

/** Smoking, age and weight with combined pills. */
export const cocSmoking = diagram<RowTexts>({
  id: 'coc-smoking',
  width: 'full',
  height: CATEGORY_ROWS_HEIGHT,
  texts: {
    en: {
      heads: ['Category'],
      words: [
        'Under 35, smokes',
        '35 or older, fewer than 15 cigarettes a day',
        '35 or older, 15 or more a day',
        '40 or older, does not smoke',
        'Obesity (body mass index 30 or more)',
      ],
      alt: 'Under 35 and smokes: category 2. 35 or older, fewer than 15 cigarettes a day: 3. 35 or older, 15 or more a day: 4. 40 or older, does not smoke: 2. Obesity, body mass index 30 or more: 2.',
      note: 'Call an age and a number of cigarettes; trainees show the shape with their hands.',
    },
    fr: {
      heads: ['Catégorie'],
      words: [
        'Moins de 35 ans, fume',
        '35 ans ou plus, moins de 15 cigarettes par jour',
        '35 ans ou plus, 15 ou plus par jour',
        '40 ans ou plus, ne fume pas',
        'Obésité (IMC de 30 ou plus)',
      ],
      alt: 'Moins de 35 ans et fume : catégorie 2. 35 ans ou plus, moins de 15 cigarettes par jour : 3. 35 ans ou plus, 15 ou plus par jour : 4. 40 ans ou plus, ne fume pas : 2. Obésité, IMC de 30 ou plus : 2.',
      note: 'Dites un âge et un nombre de cigarettes ; les participants montrent la forme avec les mains.',
    },
    es: {
      heads: ['Categoría'],
      words: [
        'Menor de 35, fuma',
        '35 o más, menos de 15 cigarrillos al día',
        '35 o más, 15 o más al día',
        '40 o más, no fuma',
        'Obesidad (IMC de 30 o más)',
      ],
      alt: 'Menor de 35 y fuma: categoría 2. 35 o más, menos de 15 cigarrillos al día: 3. 35 o más, 15 o más al día: 4. 40 o más, no fuma: 2. Obesidad, IMC de 30 o más: 2.',
      note: 'Diga una edad y un número de cigarrillos; el grupo muestra la forma con las manos.',
    },
  },
  draw: ({ heads, words }) => categoryRows({ heads, words, rows: SMOKERS }),
})

const FOUR_MORE: CategoryRow[] = [headache, manyCigarettes, () => dial(100), breastfeeds].map((sign) => ({
  signs: [sign],
  cells: ['4'],
}))

/** Conditions of category 4 with combined pills that a few questions and a cuff find. */
export const cocFourMore = diagram<RowTexts>({
  id: 'coc-four-more',
  width: 'full',
  height: CATEGORY_ROWS_HEIGHT,
  texts: {
    en: {
      heads: ['Category'],
      words: [
        'Migraine with aura',
        '35 or older, 15 or more cigarettes a day',
        'Blood pressure 160/100 or more',
        'Breastfeeds, under 6 weeks',
      ],
      alt: 'Four conditions of category 4: migraine with aura; 35 or older and 15 or more cigarettes a day; blood pressure 160/100 or more; breastfeeding, under 6 weeks.',
      note: 'Cover the words. For each picture, a trainee asks the client a question that finds it.',
    },
    fr: {
      heads: ['Catégorie'],
      words: [
        'Migraine avec aura',
        '35 ans ou plus, 15 cigarettes ou plus par jour',
        'Tension de 160/100 ou plus',
        'Allaite, moins de 6 semaines',
      ],
      alt: 'Quatre situations de catégorie 4 : migraine avec aura ; 35 ans ou plus et 15 cigarettes ou plus par jour ; tension de 160/100 ou plus ; allaitement, moins de 6 semaines.',
      note: 'Cachez les mots. Pour chaque image, un participant pose la question qui la trouve.',
    },
    es: {
      heads: ['Categoría'],
      words: [
        'Migraña con aura',
        '35 años o más, 15 cigarrillos o más al día',
        'Presión de 160/100 o más',
        'Lactancia, menos de 6 semanas',
      ],
      alt: 'Cuatro situaciones de categoría 4: migraña con aura; 35 años o más y 15 cigarrillos o más al día; presión de 160/100 o más; lactancia, menos de 6 semanas.',
      note: 'Tape las palabras. Con cada dibujo, un participante hace la pregunta que la descubre.',
    },
  },
  draw: ({ heads, words }) => categoryRows({ heads, words, rows: FOUR_MORE }),
})

/** A packet's worth of cigarettes. */
function manyCigarettes(): Shape[] {
  return [0, 1, 2].map((index) => group(smokes(), { x: 4 + index * 6, y: index * 20 - 14, scale: 0.78 })).reverse()
}

function noSmoke(): Shape[] {
  return [...smokes(), ...cross(76, 76, 44)]
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
