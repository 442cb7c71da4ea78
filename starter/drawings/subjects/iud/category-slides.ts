import { type Diagram, type DiagramTexts, diagram, type Language, WIDTHS } from '../../diagram.ts'
import { CATEGORY_ROWS_HEIGHT, type CategoryRow, categoryRows } from '../../kit/category-rows.ts'
import { chips } from '../../kit/chip-table.ts'
import { thermometer } from '../../kit/client-scenes.ts'
import { drop } from '../../kit/days.ts'
import { baby, bust } from '../../kit/people.ts'
import { group, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { germs } from '../eligibility/signs.ts'
import { bloodTube, longBleeding, sickle } from '../implants/signs.ts'
import { bedRest, breast, leg, liver } from '../training/community/screening-icons.ts'
import { plainWomb } from './parts.ts'

interface RowsTexts extends DiagramTexts {
  heads: string[]
  words: string[]
}

/** Categories: starter/figures/intrauterine-devices.md. */
function rowsDiagram(id: string, rows: CategoryRow[], texts: Record<Language, RowsTexts>): Diagram {
  return diagram({
    id,
    width: 'full',
    height: CATEGORY_ROWS_HEIGHT,
    texts,
    draw: ({ heads, words }) => categoryRows({ heads, words, rows }),
  })
}

const inWomb = (inside: Shape[]) => [group([...plainWomb(150), ...inside], { x: 50, y: 4, scale: 0.6 })]

/** Womb and a drop below a question mark. */
function unexplained(): Shape[] {
  return [drop(34, 56, 'blood', 2), text('?', 72, 80, { size: 76, bold: true, paint: 'terracotta', anchor: 'middle' })]
}

export const iudNotNow = rowsDiagram(
  'iud-not-now',
  [
    { signs: [() => inWomb([group(germs(), { x: -44, y: 10, scale: 0.9 })])], cells: ['4', '2'] },
    {
      signs: [
        () => [
          group([...plainWomb(220), group(germs(), { x: -46, y: 118, scale: 0.9 })], { x: 50, y: -28, scale: 0.6 }),
        ],
      ],
      cells: ['4', '2'],
    },
    { signs: [unexplained], cells: ['4', '2'] },
    {
      signs: [() => [...thermometer(84, 82, 66), baby('skin', 'leaf', { x: 0, y: 26, scale: 0.62 })]],
      cells: ['4'],
    },
    { signs: [() => [baby('skinDark', 'marigold', { x: 0, y: 22, scale: 0.9 })]], cells: ['3'] },
  ],
  {
    en: {
      heads: ['Start', 'Continue'],
      words: [
        'Pelvic infection now',
        'Pus at cervix; chlamydia; gonorrhoea',
        'Bleeding without explanation',
        'Sepsis after birth or abortion',
        '48 hours to under 4 weeks after birth',
      ],
      alt: 'Categories for starting and for continuing, the same for both IUDs. Pelvic infection now: 4 and 2. Pus at the cervix, chlamydia, gonorrhoea: 4 and 2. Bleeding without explanation: 4 and 2. Sepsis after birth or abortion: start 4. From 48 hours to under 4 weeks after birth: start 3.',
      note: 'Cover the second column. Who loses her IUD when somebody reads only the first?',
    },
    fr: {
      heads: ['Poser', 'Garder'],
      words: [
        'Infection pelvienne en cours',
        'Pus au col ; chlamydia ; gonorrhée',
        'Saignement inexpliqué',
        'Septicémie après accouchement ou avortement',
        'De 48 heures à moins de 4 semaines après la naissance',
      ],
      alt: 'Catégories pour poser et pour garder, les mêmes pour les deux DIU. Infection pelvienne en cours : 4 et 2. Pus au col, chlamydia, gonorrhée : 4 et 2. Saignement inexpliqué : 4 et 2. Septicémie après accouchement ou avortement : poser 4. De 48 heures à moins de 4 semaines après la naissance : poser 3.',
      note: 'Cachez la deuxième colonne. Qui perd son DIU quand on ne lit que la première ?',
    },
    es: {
      heads: ['Poner', 'Seguir'],
      words: [
        'Infección pélvica ahora',
        'Pus en el cuello; clamidia; gonorrea',
        'Sangrado sin explicación',
        'Sepsis tras parto o aborto',
        'De 48 horas a menos de 4 semanas tras el parto',
      ],
      alt: 'Categorías para poner y para seguir, iguales para los dos DIU. Infección pélvica ahora: 4 y 2. Pus en el cuello, clamidia, gonorrea: 4 y 2. Sangrado sin explicación: 4 y 2. Sepsis tras parto o aborto: poner 4. De 48 horas a menos de 4 semanas tras el parto: poner 3.',
      note: 'Tape la segunda columna. ¿Quién pierde su DIU si alguien solo lee la primera?',
    },
  },
)

export const iudDiffer = rowsDiagram(
  'iud-differ',
  [
    { signs: [bloodTube], cells: ['2', '1'] },
    { signs: [longBleeding], cells: ['2', '1'] },
    { signs: [sickle], cells: ['2', '1'] },
    { signs: [breast], cells: ['1', '4'] },
    { signs: [leg], cells: ['1', '3'] },
    { signs: [liver], cells: ['1', '3'] },
  ],
  {
    en: {
      heads: ['Copper', 'LNG'],
      words: [
        'Anaemia, lack of iron',
        'Heavy or long periods, to start',
        'Sickle cell disease',
        'Breast cancer now',
        'Clot in leg or lung, now',
        'Severe cirrhosis',
      ],
      alt: 'Categories for the copper IUD and for the LNG-IUD. Anaemia from lack of iron: 2 and 1. Heavy or long periods, to start: 2 and 1. Sickle cell disease: 2 and 1. Breast cancer now: 1 and 4. Clot in leg or lung now: 1 and 3. Severe cirrhosis: 1 and 3.',
      note: 'What do the first three have in common? And the last three?',
    },
    fr: {
      heads: ['Cuivre', 'LNG'],
      words: [
        'Anémie, manque de fer',
        'Règles fortes ou longues, poser',
        'Drépanocytose',
        'Cancer du sein actuel',
        'Caillot, jambe ou poumon, en cours',
        'Cirrhose grave',
      ],
      alt: 'Catégories du DIU au cuivre et du DIU au LNG. Anémie par manque de fer : 2 et 1. Règles fortes ou longues, pour poser : 2 et 1. Drépanocytose : 2 et 1. Cancer du sein actuel : 1 et 4. Caillot dans la jambe ou le poumon, en cours : 1 et 3. Cirrhose grave : 1 et 3.',
      note: 'Qu’ont en commun les trois premières lignes ? Et les trois dernières ?',
    },
    es: {
      heads: ['Cobre', 'LNG'],
      words: [
        'Anemia, falta de hierro',
        'Reglas fuertes o largas, poner',
        'Anemia falciforme',
        'Cáncer de mama ahora',
        'Coágulo en pierna o pulmón, ahora',
        'Cirrosis grave',
      ],
      alt: 'Categorías del DIU de cobre y del DIU de LNG. Anemia por falta de hierro: 2 y 1. Reglas fuertes o largas, para poner: 2 y 1. Anemia falciforme: 2 y 1. Cáncer de mama ahora: 1 y 4. Coágulo en pierna o pulmón ahora: 1 y 3. Cirrosis grave: 1 y 3.',
      note: '¿Qué tienen en común las tres primeras? ¿Y las tres últimas?',
    },
  },
)

const STAGE = { height: 158, gap: 12 } as const

/** A woman at work, and one in bed: stages of HIV. Both numbers are those of both IUDs. */
export const iudHiv = diagram({
  id: 'iud-hiv',
  width: 'half',
  height: STAGE.height * 2 + STAGE.gap,
  texts: {
    en: {
      stages: ['Stage 1 or 2', 'Stage 3 or 4'],
      words: ['start', 'continue'],
      alt: 'A woman who is well, stage 1 or 2 of HIV: start 2, continue 2. A woman in bed, stage 3 or 4: start 3, continue 2. The same for both IUDs.',
      note: 'Which of the two women keeps the IUD that she has? Both.',
    },
    fr: {
      stages: ['Stade 1 ou 2', 'Stade 3 ou 4'],
      words: ['poser', 'garder'],
      alt: 'Une femme en forme, VIH au stade 1 ou 2 : poser 2, garder 2. Une femme alitée, stade 3 ou 4 : poser 3, garder 2. Pareil pour les deux DIU.',
      note: 'Laquelle des deux garde son DIU ? Toutes les deux.',
    },
    es: {
      stages: ['Estadio 1 o 2', 'Estadio 3 o 4'],
      words: ['poner', 'seguir'],
      alt: 'Una mujer que está bien, VIH en estadio 1 o 2: poner 2, seguir 2. Una mujer en cama, estadio 3 o 4: poner 3, seguir 2. Igual con los dos DIU.',
      note: '¿Cuál de las dos conserva el DIU que tiene? Las dos.',
    },
  },
  draw: ({ stages, words }) =>
    [
      {
        picture: [bust({ skin: 'skinDark', head: 'bun', cloth: 'leaf' }, { x: 4, y: 6, scale: 0.84 })],
        cells: ['2', '2'],
      },
      { picture: [group(bedRest(), { x: 8, y: 18, scale: 1.24 })], cells: ['3', '2'] },
    ].flatMap(({ picture, cells }, index): Shape[] => {
      const y = index * (STAGE.height + STAGE.gap)
      return [
        rect(0, y, WIDTHS.half, STAGE.height, { fill: index === 0 ? 'leafPale' : 'sand', radius: 14 }),
        group(picture, { y }),
        text(stages[index] ?? '', 146, y + 36, { bold: true, paint: 'indigo' }),
        ...cells.flatMap((cell, place): Shape[] => {
          const x = 192 + place * 118
          return [
            ...chips(cell, x, y + 82, 27),
            ...textBox(words[place] ?? '', x, y + 120, 120, { anchor: 'middle' }).shapes,
          ]
        }),
      ]
    }),
})
