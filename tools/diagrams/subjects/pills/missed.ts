import { diagram, type Language, WIDTHS } from '../../diagram.ts'
import { methodSign } from '../../kit/methods.ts'
import { group, line, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox, textWidth } from '../../kit/text.ts'
import { drawPill, PACK, type Pill, pack, packHeight, pillAt, pills } from './pack.ts'

/** The cases of docs/figures/combined-oral-contraceptives.md, row 'Missed pills, 30–35 µg'. */
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
    emergency: `3 or more, and sex in the past ${DAYS.sex} days: offer emergency pills`,
    few: ['1 or 2 missed', 'No condoms needed'],
    many: ['3 or more', `Condoms ${DAYS.condoms} days`],
    late: ['3 or more, week 3', `${DAYS.condoms} days; skip the plain pills`],
    alt: 'For pills with 30 to 35 µg of estrogen. 1 or 2 missed: one pill now, go on daily, no condoms. 3 or more missed in week 1 or 2: one now, go on daily, condoms for 7 days. 3 or more in week 3: the same, and no plain pills: the next pack follows at once. With 3 or more missed and sex in the past 5 days, offer emergency pills.',
    note: 'Three questions decide: how many, which week, sex in the past five days? Sex in the past 5 days with 3 or more missed: talk about emergency pills.',
  },
  fr: {
    dose: 'Pilules à 30–35 µg : une tout de suite, puis une par jour',
    emergency: `3 ou plus, et rapport depuis ${DAYS.sex} jours : contraception d’urgence`,
    few: ['1 ou 2 oubliées', 'Sans préservatif'],
    many: ['3 ou plus', `Préservatif ${DAYS.condoms} jours`],
    late: ['3 ou plus, sem. 3', `${DAYS.condoms} jours ; sans les inactives`],
    alt: 'Pour les pilules à 30 à 35 µg d’œstrogène. 1 ou 2 oubliées : une tout de suite, continuer, sans préservatif. 3 ou plus en semaine 1 ou 2 : une tout de suite, continuer, préservatif 7 jours. 3 ou plus en semaine 3 : de même, sans les pilules inactives ; la plaquette suivante vient aussitôt. Avec 3 oublis ou plus et un rapport depuis 5 jours au plus, proposer une contraception d’urgence.',
    note: 'Trois questions décident : combien, quelle semaine, un rapport dans les cinq derniers jours ? Si oui avec 3 oublis ou plus : parler de la contraception d’urgence.',
  },
  es: {
    dose: 'Píldoras de 30–35 µg: una ya, luego una al día',
    emergency: `3 o más, y sexo en los últimos ${DAYS.sex} días: anticoncepción de emergencia`,
    few: ['1 o 2 olvidadas', 'Sin condón'],
    many: ['3 o más', `Condón ${DAYS.condoms} días`],
    late: ['3 o más, semana 3', `${DAYS.condoms} días; sin las inactivas`],
    alt: 'Para píldoras de 30 a 35 µg de estrógeno. 1 o 2 olvidadas: una ya, seguir cada día, sin condón. 3 o más en la semana 1 o 2: una ya, seguir, condón 7 días. 3 o más en la semana 3: lo mismo, sin las inactivas; el paquete siguiente empieza enseguida. Con 3 o más y relaciones en los últimos 5 días, ofrecer anticoncepción de emergencia.',
    note: 'Tres preguntas deciden: ¿cuántas, qué semana, relaciones en los últimos cinco días? Si las hubo y faltan 3 o más: hablar de la anticoncepción de emergencia.',
  },
}

/** What to do after missed combined pills, on three packs. */
export const missedPills = diagram({
  id: 'missed-pills',
  width: 'full',
  height: 336,
  texts: FLOW,
  draw: ({ dose, emergency, few, many, late }) => [
    rect(0, 0, WIDTHS.full, 40, { fill: 'indigo', radius: 10 }),
    text(dose, WIDTHS.full / 2, 28, { bold: true, paint: 'white', anchor: 'middle' }),
    ...column(0, CASES.few, few, 'none'),
    ...column(1, CASES.many, many, 'condom'),
    ...column(2, CASES.late, late, 'condom'),
    ...skipPlain(588, 84, 0.7),
    ...textBox(emergency, WIDTHS.full / 2, 304, WIDTHS.full, { bold: true, anchor: 'middle', paint: 'terracotta' })
      .shapes,
  ],
})

function column(index: number, places: Pill[], [head, rule]: [string, string], sign: 'none' | 'condom'): Shape[] {
  const x = 10 + index * 289
  const middle = x + 122
  return [
    group(drawPill('missed', 0, 0), { x: middle - textWidth(head, { bold: true }) / 2 - 4, y: 63, scale: 0.7 }),
    text(head, middle + 14, 71, { bold: true, anchor: 'middle', paint: 'terracotta' }),
    pack(places, x, 84, 0.7),
    ...(sign === 'condom' ? [methodSign('condom', { x: x - 2, y: 228, scale: 0.7 })] : []),
    ...textBox(rule, sign === 'condom' ? x + 78 : middle, 228, sign === 'condom' ? 176 : 240, {
      bold: true,
      anchor: sign === 'condom' ? 'start' : 'middle',
    }).shapes,
  ]
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

/** One case beside the text of a slide. */
/** The pack stands below the title. */
const [PACK_TOP, SMALLER] = [34, 0.88] as const

function missedCase(
  id: string,
  places: Pill[],
  texts: Record<Language, CaseTexts>,
  look: { hasCondoms: boolean; isPlainSkipped?: boolean },
) {
  return diagram({
    id,
    width: 'half',
    height: 322,
    texts,
    draw: ({ title, rules: [first, second] }) => [
      text(title, 25, 24, { bold: true }),
      pack(places, 25, PACK_TOP, SMALLER),
      ...(look.isPlainSkipped ? skipPlain(25, PACK_TOP, SMALLER) : []),
      ...(look.isPlainSkipped === undefined ? drawPill('now', 46, PACK_TOP + packHeight(28) * SMALLER + 24) : []),
      text(first, look.isPlainSkipped === undefined ? 78 : 25, PACK_TOP + packHeight(28) * SMALLER + 32, {
        bold: true,
        paint: 'indigo',
      }),
      ...(look.hasCondoms ? [methodSign('condom', { x: 22, y: 252, scale: 0.66 })] : []),
      ...textBox(second, look.hasCondoms ? 100 : 25, 288, look.hasCondoms ? 280 : PACK.width, {
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
      title: '3 or more missed',
      rules: ['One now, then daily', `${DAYS.condoms} days; ECPs if sex in past ${DAYS.sex} days`],
      alt: 'A pack with three missed pills in the second week: one pill now, then one a day, condoms for 7 days. Sex in the past 5 days: emergency pills.',
      note: 'Count seven pills on the pack: so long are the condoms needed.',
    },
    fr: {
      title: '3 oubliées ou plus',
      rules: ['Une aussitôt, puis 1/jour', `${DAYS.condoms} jours ; urgence si rapport depuis ${DAYS.sex} jours`],
      alt: 'Une plaquette avec trois oublis en deuxième semaine : une tout de suite, puis une par jour, préservatif 7 jours. Rapport depuis 5 jours au plus : contraception d’urgence.',
      note: 'Comptez sept pilules sur la plaquette : c’est la durée des préservatifs.',
    },
    es: {
      title: '3 o más olvidadas',
      rules: ['Una ya, luego cada día', `${DAYS.condoms} días; AE si sexo en los últimos ${DAYS.sex}`],
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
      rules: ['Finish the hormonal pills', `${DAYS.condoms} days; then the next pack at once`],
      alt: 'A pack with three missed pills in the third week: one now, the hormonal pills are finished, the plain pills are left out, and the next pack follows at once. Condoms for 7 days.',
      note: 'Ask why the plain pills are crossed out: seven hormonal pills in a row are needed first.',
    },
    fr: {
      title: '3 ou plus, 3e semaine',
      rules: ['Finir les pilules actives', `${DAYS.condoms} jours ; puis la suivante aussitôt`],
      alt: 'Une plaquette avec trois oublis en troisième semaine : une tout de suite, finir les actives, laisser les inactives, commencer aussitôt la suivante. Préservatif 7 jours.',
      note: 'Demandez pourquoi les inactives sont barrées : il faut d’abord sept pilules actives de suite.',
    },
    es: {
      title: '3 o más, semana 3',
      rules: ['Terminar las activas', `${DAYS.condoms} días; y el paquete siguiente enseguida`],
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
