import { diagram, type Language, WIDTHS } from '../../diagram.ts'
import { methodSign } from '../../kit/methods.ts'
import { group, line, rect, type Shape } from '../../kit/shapes.ts'
import { type TextLook, text, textBox, textWidth } from '../../kit/text.ts'
import { drawPill, type Pill, pack, packHeight, pillAt, pills } from './pack.ts'

/** The cases of starter/figures/combined-oral-contraceptives.md, row 'Missed pills, 30–35 µg'. */
const CASES = {
  few: pills([8, 'taken'], [2, 'missed'], [1, 'now'], [10, 'active'], [7, 'plain']),
  many: pills([8, 'taken'], [3, 'missed'], [1, 'now'], [9, 'active'], [7, 'plain']),
  late: pills([14, 'taken'], [3, 'missed'], [1, 'now'], [3, 'active'], [7, 'plain']),
  plain: pills([21, 'taken'], [2, 'away'], [5, 'plain']),
} as const satisfies Record<string, Pill[]>

/** Days of condoms after three or more missed pills, and days in which sex counts for emergency pills. */
const DAYS = { condoms: 7, sex: 5 } as const

interface FlowTexts {
  dose: string
  /** What the signs in the packs mean: a forgotten pill, the pill to take now, the numbers of the rows. */
  key: [string, string, string]
  emergency: string
  few: [string, string]
  many: [string, string]
  late: [string, string]
  alt: string
  note: string
}

const FLOW: Record<Language, FlowTexts> = {
  en: {
    dose: 'Pills with 30–35 µg of estrogen: one now, then one a day',
    key: ['missed', 'take now', '1 to 4: the weeks'],
    emergency: `3 or more, and sex in the past ${DAYS.sex} days: offer emergency pills`,
    few: ['1 or 2 missed', 'No condoms needed'],
    many: ['3 or more, week 1 or 2', `Condoms ${DAYS.condoms} days`],
    late: ['3 or more, week 3', `Condoms ${DAYS.condoms} days; skip the plain pills`],
    alt: 'For pills with 30 to 35 µg of estrogen. 1 or 2 missed: one pill now, go on daily, no condoms. 3 or more missed in week 1 or 2: one now, go on daily, condoms for 7 days. 3 or more in week 3: the same, and no plain pills: the next pack follows at once. With 3 or more missed and sex in the past 5 days, offer emergency pills.',
    note: 'Three questions decide: how many, which week, sex in the past five days? Sex in the past 5 days with 3 or more missed: talk about emergency pills.',
  },
  fr: {
    dose: 'Pilules à 30–35 µg : une tout de suite, puis une par jour',
    key: ['oubliée', 'à prendre maintenant', '1 à 4 : les semaines'],
    emergency: `3 ou plus, et rapport depuis ${DAYS.sex} jours : contraception d’urgence`,
    few: ['1 ou 2 oubliées', 'Sans préservatif'],
    many: ['3 ou plus, sem. 1 ou 2', `Préservatif ${DAYS.condoms} jours`],
    late: ['3 ou plus, sem. 3', `Préservatif ${DAYS.condoms} jours, sans les inactives`],
    alt: 'Pour les pilules à 30 à 35 µg d’œstrogène. 1 ou 2 oubliées : une tout de suite, continuer, sans préservatif. 3 ou plus en semaine 1 ou 2 : une tout de suite, continuer, préservatif 7 jours. 3 ou plus en semaine 3 : de même, sans les pilules inactives ; la plaquette suivante vient aussitôt. Avec 3 oublis ou plus et un rapport depuis 5 jours au plus, proposer une contraception d’urgence.',
    note: 'Trois questions décident : combien, quelle semaine, un rapport dans les cinq derniers jours ? Si oui avec 3 oublis ou plus : parler de la contraception d’urgence.',
  },
  es: {
    dose: 'Píldoras de 30–35 µg: una ya, luego una al día',
    key: ['olvidada', 'tomar ahora', '1 a 4: las semanas'],
    emergency: `3 o más, y sexo en los últimos ${DAYS.sex} días: anticoncepción de emergencia`,
    few: ['1 o 2 olvidadas', 'Sin condón'],
    many: ['3 o más, sem. 1 o 2', `Condón ${DAYS.condoms} días`],
    late: ['3 o más, sem. 3', `Condón ${DAYS.condoms} días; sin las inactivas`],
    alt: 'Para píldoras de 30 a 35 µg de estrógeno. 1 o 2 olvidadas: una ya, seguir cada día, sin condón. 3 o más en la semana 1 o 2: una ya, seguir, condón 7 días. 3 o más en la semana 3: lo mismo, sin las inactivas; el paquete siguiente empieza enseguida. Con 3 o más y relaciones en los últimos 5 días, ofrecer anticoncepción de emergencia.',
    note: 'Tres preguntas deciden: ¿cuántas, qué semana, relaciones en los últimos cinco días? Si las hubo y faltan 3 o más: hablar de la anticoncepción de emergencia.',
  },
}

/** Height of the drawing of all cases, and the scale and the upper edge of its packs. */
const [FLOW_HEIGHT, SMALL, FLOW_TOP] = [340, 0.67, 78] as const

/** What to do after missed combined pills, on three packs. */
export const missedPills = diagram({
  id: 'missed-pills',
  width: 'full',
  height: FLOW_HEIGHT,
  texts: FLOW,
  draw: ({ dose, key, emergency, few, many, late }) => [
    rect(0, 0, WIDTHS.full, 38, { fill: 'indigo', radius: 10 }),
    text(dose, WIDTHS.full / 2, 27, { bold: true, paint: 'white', anchor: 'middle' }),
    ...column(0, CASES.few, few, 'none'),
    ...column(1, CASES.many, many, 'condom'),
    ...column(2, CASES.late, late, 'condom'),
    ...textBox(emergency, WIDTHS.full / 2, 276, WIDTHS.full, { bold: true, anchor: 'middle', paint: 'terracotta' })
      .shapes,
    ...keyOf(key),
  ],
})

/** Left edges of the columns; the last one has the most words. */
const LEFTS = [0, 268, 554]

function column(index: number, places: Pill[], [head, rule]: [string, string], sign: 'none' | 'condom'): Shape[] {
  const left = LEFTS[index] ?? 0
  const x = left + 28
  return [
    text(head, left, 67, { bold: true, paint: 'terracotta' }),
    ...weeks(['1', '2', '3', '4'], x - 16, [FLOW_TOP, SMALL], { bold: true, anchor: 'middle' }),
    pack(places, x, FLOW_TOP, SMALL),
    ...(index === 2 ? skipPlain(x, FLOW_TOP, SMALL) : []),
    ...(sign === 'condom' ? [methodSign('condom', { x: left, y: 220, scale: 0.5 })] : []),
    ...textBox(rule, sign === 'condom' ? left + 58 : left, 245, sign === 'condom' ? 224 : 260, {
      bold: true,
      middle: true,
    }).shapes,
  ]
}

/** The key of the signs, in the last line. */
function keyOf([missed, now, rows]: [string, string, string]): Shape[] {
  const [y, sign, gap] = [FLOW_HEIGHT - 8, 34, 40] as const
  const widths = [missed, now, rows].map((words) => textWidth(words))
  const x = (WIDTHS.full - widths.reduce((sum, width) => sum + width, 0) - 2 * sign - 2 * gap) / 2
  const [second, third] = [
    x + sign + (widths[0] ?? 0) + gap,
    x + 2 * sign + (widths[0] ?? 0) + (widths[1] ?? 0) + 2 * gap,
  ]
  return [
    group(drawPill('missed', 0, 0), { x: x + 13, y: y - 8, scale: 0.68 }),
    text(missed, x + sign, y),
    group(drawPill('now', 0, 0), { x: second + 13, y: y - 8, scale: 0.64 }),
    text(now, second + sign, y),
    text(rows, third, y),
  ]
}

/** Names of the rows of a pack. @param top of the pack, and its scale */
function weeks(names: string[], x: number, [top, scale]: readonly [number, number], look: TextLook): Shape[] {
  return names.map((name, row) => text(name, x, top + pillAt(row * 7)[1] * scale + 8.5, look))
}

/** A thick line through the plain pills. */
function skipPlain(x: number, y: number, scale: number): Shape[] {
  const [from, row] = pillAt(21)
  const [to] = pillAt(27)
  return [
    line([x + (from - 18) * scale, y + row * scale], [x + (to + 18) * scale, y + row * scale], {
      stroke: 'ink',
      width: 6,
    }),
  ]
}

interface CaseTexts {
  title: string
  rules: [string, string]
  alt: string
  note: string
}

/** Left and upper edge of the pack of one case, and its scale. */
const [PACK_LEFT, PACK_TOP, SMALLER] = [92, 34, 0.86] as const
const WEEK: Record<Language, string> = { en: 'Week', fr: 'Sem.', es: 'Sem.' }

/** One case beside the text of a slide. */
function missedCase(
  id: string,
  places: Pill[],
  texts: Record<Language, CaseTexts>,
  look: { hasCondoms: boolean; isPlainSkipped?: boolean },
) {
  const below = PACK_TOP + packHeight(28) * SMALLER
  const hasNow = look.isPlainSkipped === undefined
  const say = (language: Language) => ({ ...texts[language], week: WEEK[language] })
  return diagram({
    id,
    width: 'half',
    height: 336,
    texts: { en: say('en'), fr: say('fr'), es: say('es') },
    draw: ({ title, week, rules: [first, second] }) => [
      text(title, 4, 24, { bold: true }),
      ...weeks(
        [1, 2, 3, 4].map((number) => `${week} ${number}`),
        PACK_LEFT - 8,
        [PACK_TOP, SMALLER],
        { anchor: 'end' },
      ),
      pack(places, PACK_LEFT, PACK_TOP, SMALLER),
      ...(look.isPlainSkipped ? skipPlain(PACK_LEFT, PACK_TOP, SMALLER) : []),
      ...(hasNow ? drawPill('now', 30, below + 27) : []),
      text(first, hasNow ? 62 : 4, below + 35, { bold: true, paint: 'indigo' }),
      ...(look.hasCondoms ? [methodSign('condom', { x: 2, y: 256, scale: 0.66 })] : []),
      ...textBox(second, look.hasCondoms ? 78 : 4, 292, look.hasCondoms ? 300 : 372, {
        bold: true,
        middle: true,
      }).shapes,
    ],
  })
}

export const missedFew = missedCase(
  'missed-one-or-two',
  CASES.few,
  {
    en: {
      title: '1 or 2 missed',
      rules: ['One now, then daily', 'No condoms needed'],
      alt: 'A pack with two missed pills: one pill now, then one a day. No condoms are needed.',
      note: 'Point to the dark ring: this pill is taken as soon as she remembers.',
    },
    fr: {
      title: '1 ou 2 oubliées',
      rules: ['Une aussitôt, puis 1/jour', 'Pas besoin de préservatif'],
      alt: 'Une plaquette avec deux oublis : une pilule tout de suite, puis une par jour. Pas besoin de préservatif.',
      note: 'Montrez l’anneau foncé : elle prend cette pilule dès qu’elle y pense.',
    },
    es: {
      title: '1 o 2 olvidadas',
      rules: ['Una ya, luego cada día', 'No hace falta condón'],
      alt: 'Un paquete con dos olvidadas: una ya, luego una al día. No hace falta condón.',
      note: 'Señale el anillo oscuro: esa píldora se toma en cuanto se acuerda.',
    },
  },
  { hasCondoms: false },
)

export const missedMany = missedCase(
  'missed-three',
  CASES.many,
  {
    en: {
      title: '3 or more, week 1 or 2',
      rules: ['One now, then daily', `Condoms ${DAYS.condoms} days; ECPs if sex in past ${DAYS.sex} days`],
      alt: 'A pack with three missed pills in the second week: one pill now, then one a day, condoms for 7 days. Sex in the past 5 days: emergency pills.',
      note: 'Count seven pills on the pack: so long are the condoms needed.',
    },
    fr: {
      title: '3 ou plus, sem. 1 ou 2',
      rules: [
        'Une aussitôt, puis 1/jour',
        `Préservatif ${DAYS.condoms} jours ; pilule du lendemain si rapport depuis ${DAYS.sex} j`,
      ],
      alt: 'Une plaquette avec trois oublis en deuxième semaine : une tout de suite, puis une par jour, préservatif 7 jours. Rapport depuis 5 jours au plus : contraception d’urgence.',
      note: 'Comptez sept pilules sur la plaquette : c’est la durée des préservatifs.',
    },
    es: {
      title: '3 o más, semana 1 o 2',
      rules: ['Una ya, luego cada día', `Condón ${DAYS.condoms} días; PAE si sexo en ${DAYS.sex} días`],
      alt: 'Un paquete con tres olvidadas en la segunda semana: una ya, luego una al día, condón 7 días. Relaciones en los últimos 5 días: anticoncepción de emergencia.',
      note: 'Cuente siete píldoras en el paquete: ese tiempo se usa el condón.',
    },
  },
  { hasCondoms: true },
)

export const missedLate = missedCase(
  'missed-week-three',
  CASES.late,
  {
    en: {
      title: '3 or more, week 3',
      rules: ['Finish the hormonal pills', `Condoms ${DAYS.condoms} days; then the next pack at once`],
      alt: 'A pack with three missed pills in the third week: one now, the hormonal pills are finished, the plain pills are left out, and the next pack follows at once. Condoms for 7 days.',
      note: 'Ask why the plain pills are crossed out: seven hormonal pills in a row are needed first.',
    },
    fr: {
      title: '3 ou plus, 3e semaine',
      rules: ['Finir les pilules actives', `Préservatif ${DAYS.condoms} jours ; puis la suivante aussitôt`],
      alt: 'Une plaquette avec trois oublis en troisième semaine : une tout de suite, finir les actives, laisser les inactives, commencer aussitôt la suivante. Préservatif 7 jours.',
      note: 'Demandez pourquoi les inactives sont barrées : il faut d’abord sept pilules actives de suite.',
    },
    es: {
      title: '3 o más, semana 3',
      rules: ['Terminar las activas', `Condón ${DAYS.condoms} días; y el paquete siguiente enseguida`],
      alt: 'Un paquete con tres olvidadas en la tercera semana: una ya, terminar las activas, dejar las inactivas y empezar enseguida el siguiente. Condón 7 días.',
      note: 'Pregunte por qué se tachan las inactivas: primero hacen falta siete activas seguidas.',
    },
  },
  { hasCondoms: true, isPlainSkipped: true },
)

export const missedPlain = missedCase(
  'missed-plain',
  CASES.plain,
  {
    en: {
      title: 'Plain pills missed',
      rules: ['Throw missed plain pills away', 'Next pack on its normal day'],
      alt: 'A pack with two missed plain pills in the last row: throw them away and begin the next pack on its normal day.',
      note: 'Ask how she knows which pills are plain: the last row, often another colour.',
    },
    fr: {
      title: 'Inactives oubliées',
      rules: ['Jeter les inactives oubliées', 'Plaquette suivante au jour prévu'],
      alt: 'Une plaquette avec deux pilules inactives oubliées dans la dernière rangée : les jeter, commencer la suivante au jour prévu.',
      note: 'Demandez comment reconnaître les inactives : la dernière rangée, souvent d’une autre couleur.',
    },
    es: {
      title: 'Inactivas olvidadas',
      rules: ['Tirar las inactivas olvidadas', 'Paquete siguiente en su día'],
      alt: 'Un paquete con dos inactivas olvidadas en la última fila: tirarlas y empezar el siguiente en su día.',
      note: 'Pregunte cómo se reconocen las inactivas: la última fila, a menudo de otro color.',
    },
  },
  { hasCondoms: false, isPlainSkipped: false },
)
