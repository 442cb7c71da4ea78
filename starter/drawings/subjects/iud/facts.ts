import { diagram } from '../../diagram.ts'
import { figureOf, readFigures } from '../../figures.ts'
import { calendar, drop } from '../../kit/days.ts'
import { LABEL } from '../../kit/leader.ts'
import { chip } from '../../kit/marks.ts'
import type { Paint } from '../../kit/palette.ts'
import { arrow, group, path, rect, round, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { COPPER_MONTHS, HORMONE_MONTHS, type Months } from './months.ts'
import { iud } from './parts.ts'

/** Room for the name of the IUD. */
const HEAD = 32

/** Two months one below the other, and what the drops mean. */
function twoMonths(
  { first, later }: Months,
  kind: string,
  [early = '', late = '', heavy = '', light = '']: string[],
): Shape[] {
  const months = [
    ...calendar(2, 2, 30, first),
    ...textBox(early, 226, 62, 154, { ...LABEL, middle: true }).shapes,
    ...arrow([106, 128], [106, 160], { width: 7 }),
    ...calendar(2, 166, 30, later),
    ...textBox(late, 226, 226, 154, { ...LABEL, middle: true }).shapes,
    drop(14, 314, 'blood', 0.8),
    text(heavy, 32, 322),
    drop(206, 316, 'blood', 0.45),
    text(light, 220, 322),
  ]
  return [text(kind, 0, 22, { bold: true }), group(months, { y: HEAD })]
}

export const iudMonths = [
  diagram({
    id: 'iud-months-copper',
    width: 'half',
    height: 330 + HEAD,
    texts: {
      en: {
        kind: 'Copper IUD',
        words: ['First 3 to 6 months', 'Later: usually better', 'heavy', 'light'],
        alt: 'Two calendars of a month with a copper IUD. In the first 3 to 6 months: a week of mostly heavy bleeding, and spots between. Later: fewer and lighter days.',
        note: 'Compare both months: which days could she not manage where she lives?',
      },
      fr: {
        kind: 'DIU au cuivre',
        words: ['Les 3 à 6 premiers mois', 'Ensuite, souvent mieux', 'fort', 'léger'],
        alt: 'Deux calendriers d’un mois avec un DIU au cuivre. Les 3 à 6 premiers mois : une semaine de saignement surtout fort, et des taches. Ensuite : moins de jours, moins fort.',
        note: 'Comparez les deux mois : quels jours seraient difficiles là où elle vit ?',
      },
      es: {
        kind: 'DIU de cobre',
        words: ['Primeros 3 a 6 meses', 'Después suele mejorar', 'fuerte', 'leve'],
        alt: 'Dos calendarios de un mes con DIU de cobre. Los primeros 3 a 6 meses: una semana de sangrado casi siempre fuerte y manchados. Después: menos días y más leves.',
        note: 'Compare los dos meses: ¿qué días serían difíciles donde ella vive?',
      },
    },
    draw: ({ kind, words }) => twoMonths(COPPER_MONTHS, kind, words),
  }),
  diagram({
    id: 'iud-months-hormone',
    width: 'half',
    height: 330 + HEAD,
    texts: {
      en: {
        kind: 'LNG-IUD',
        words: ['First months: many days', 'Later: few days, or none', 'heavy', 'light'],
        alt: 'Two calendars of a month with an LNG-IUD. First months: light bleeding on many irregular days. Later: two light days.',
        note: 'Ask what she would think of an empty month, and what you would tell her before.',
      },
      fr: {
        kind: 'DIU au LNG',
        words: ['Premiers mois : souvent', 'Ensuite : peu ou pas', 'fort', 'léger'],
        alt: 'Deux calendriers d’un mois avec un DIU au LNG. Premiers mois : saignements légers de nombreux jours irréguliers. Ensuite : deux jours légers.',
        note: 'Demandez ce qu’elle penserait d’un mois vide, et ce que vous lui diriez avant.',
      },
      es: {
        kind: 'DIU de LNG',
        words: ['Primeros meses: a menudo', 'Después: poco o nada', 'fuerte', 'leve'],
        alt: 'Dos calendarios de un mes con DIU de LNG. Primeros meses: sangrado leve en muchos días irregulares. Después: dos días leves.',
        note: 'Pregunte qué pensaría ella de un mes vacío y qué le diría usted antes.',
      },
    },
    draw: ({ kind, words }) => twoMonths(HORMONE_MONTHS, kind, words),
  }),
]

/** Days for the copper IUD as emergency contraception: starter/figures/intrauterine-devices.md, row "Emergency use of copper IUD". */
const EMERGENCY_DAYS = figureOf(readFigures('intrauterine-devices.md'), 'Emergency use of copper IUD', 0)

export const iudFiveDays = diagram({
  id: 'iud-five-days',
  width: 'half',
  height: 300,
  texts: {
    en: {
      days: 'Days after unprotected sex',
      alt: `Boxes for day 1 to day ${EMERGENCY_DAYS} after unprotected sex, and a copper IUD that fits on each of them.`,
      note: 'Name a day and an hour: can she still have it, and who inserts it in your clinic?',
    },
    fr: {
      days: 'Jours après le rapport',
      alt: `Des cases du jour 1 au jour ${EMERGENCY_DAYS} après un rapport non protégé, et un DIU au cuivre possible chacun de ces jours.`,
      note: 'Nommez un jour et une heure : est-ce encore possible, et qui le pose chez vous ?',
    },
    es: {
      days: 'Días tras la relación',
      alt: `Casillas del día 1 al día ${EMERGENCY_DAYS} después de una relación sin protección, y un DIU de cobre posible en cada una.`,
      note: 'Nombre un día y una hora: ¿todavía se puede, y quién lo coloca en su servicio?',
    },
  },
  draw: ({ days }) => [
    text(days, 190, 26, { ...LABEL, anchor: 'middle' }),
    ...Array.from({ length: EMERGENCY_DAYS }, (_, index) => index).flatMap((index): Shape[] => [
      rect(4 + index * 76, 44, 68, 68, { fill: 'leafPale', stroke: 'leaf', width: 4, radius: 8 }),
      text(`${index + 1}`, 38 + index * 76, 93, { size: 42, bold: true, anchor: 'middle' }),
    ]),
    path('M6 124V140H374V124', { stroke: 'ink', width: 4 }),
    group(iud({ strings: 26 }), { x: 190, y: 168, scale: 1.45 }),
  ],
})

/** What the four categories of eligibility mean for an IUD, in large signs. */
export const iudCategories = diagram({
  id: 'iud-categories',
  width: 'half',
  height: 330,
  texts: {
    en: {
      words: ['She can have it', 'She can have it, generally', 'Another method first', 'Do not insert'],
      alt: 'The four signs. Circle 1: she can have it. Square 2: she can generally have it. Triangle 3: look for another method first. Octagon 4: do not insert.',
      note: 'Point at a sign; the group says what it means for a woman who wants an IUD today.',
    },
    fr: {
      words: ['Oui', 'Oui, en général', 'Autre méthode d’abord', 'Ne pas poser'],
      alt: 'Les quatre signes. Cercle 1 : oui. Carré 2 : oui, en général. Triangle 3 : chercher d’abord une autre méthode. Octogone 4 : ne pas poser.',
      note: 'Montrez un signe ; le groupe dit ce qu’il veut dire pour une femme qui veut un DIU aujourd’hui.',
    },
    es: {
      words: ['Sí', 'Sí, por lo general', 'Antes, otro método', 'No colocar'],
      alt: 'Los cuatro signos. Círculo 1: sí. Cuadrado 2: sí, por lo general. Triángulo 3: buscar antes otro método. Octágono 4: no colocar.',
      note: 'Señale un signo; el grupo dice qué significa para quien quiere un DIU hoy.',
    },
  },
  draw: ({ words }) =>
    ([1, 2, 3, 4] as const).flatMap((category, index) => [
      ...chip(category, 40, 40 + index * 82, 34),
      ...textBox(words[index] ?? '', 92, 40 + index * 82, 288, { bold: true, middle: true }).shapes,
    ]),
})

const WOMEN = 1000
const PREGNANT = Math.round((figureOf(readFigures('intrauterine-devices.md'), 'Same, copper IUD', 0) * WOMEN) / 100)

/** 1,000 women with a copper IUD in the first year. */
export const iudThousand = diagram({
  id: 'iud-thousand',
  width: 'half',
  height: 330,
  texts: {
    en: {
      words: `${PREGNANT} of 1,000 women with a copper IUD become pregnant in the first year`,
      alt: `1,000 dots, of which ${PREGNANT} are large and dark: of 1,000 women with a copper IUD, ${PREGNANT} become pregnant in the first year.`,
      note: 'Let pairs show the same with beans, and then for combined pills.',
    },
    fr: {
      words: `${PREGNANT} femmes sur 1 000 avec un DIU au cuivre : enceintes la première année`,
      alt: `1 000 points, dont ${PREGNANT} grands et foncés : sur 1 000 femmes avec un DIU au cuivre, ${PREGNANT} deviennent enceintes la première année.`,
      note: 'Par deux, montrez la même chose avec des haricots, puis pour la pilule combinée.',
    },
    es: {
      words: `${PREGNANT} de 1000 mujeres con DIU de cobre se embarazan en el primer año`,
      alt: `1000 puntos, de los que ${PREGNANT} son grandes y oscuros: de 1000 mujeres con DIU de cobre, ${PREGNANT} se embarazan en el primer año.`,
      note: 'En parejas, muestren lo mismo con frijoles, y luego con la píldora combinada.',
    },
  },
  draw: ({ words }) => [
    ...rows(WOMEN, { stroke: 'steel', width: 5.2 }),
    ...rows(PREGNANT, { stroke: 'blood', width: 8.6 }),
    ...textBox(words, 190, 240, 380, { bold: true, anchor: 'middle' }).shapes,
  ],
})

const [PER_ROW, STEP] = [40, 9.4] as const

/** Dots in rows of 40, each row one line of round dashes without length: a thousand circles would make the file large. */
function rows(dots: number, look: { stroke: Paint; width: number }): Shape[] {
  return Array.from({ length: Math.ceil(dots / PER_ROW) }, (_, row): Shape => {
    const count = Math.min(PER_ROW, dots - row * PER_ROW)
    const y = 5 + row * STEP
    return path(`M5 ${round(y)}h${round((count - 1) * STEP + 0.01)}`, { ...look, dash: [0.01, STEP - 0.01] })
  })
}
