import { diagram } from '../../diagram.ts'
import { suns } from '../../kit/days.ts'
import { type Category, chip } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { circle, line, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

/** Last day of bleeding on which no backup is needed, and days of backup later: the figures files of both pills. */
const STARTS = { coc: { day: 5, backup: 7 }, pop: { day: 5, backup: 2 } } as const

interface StartTexts {
  day: string
  none: string
  backup: string
  alt: string
  note: string
}

function starts(id: string, pill: keyof typeof STARTS, texts: Record<'en' | 'fr' | 'es', StartTexts>) {
  const { day: last, backup: days } = STARTS[pill]
  const x = (day: number) => 8 + day * 29.2
  return diagram({
    id,
    width: 'full',
    height: 286,
    texts,
    draw: ({ day, none, backup }) => [
      text(day, 0, 24, { bold: true, paint: 'indigo' }),
      ...Array.from({ length: 28 }, (_, index): Shape[] => {
        const isBleeding = index < last
        const look = isBleeding
          ? ({ fill: 'leafPale', stroke: 'leaf', width: 4 } as const)
          : ({ fill: 'marigoldPale', stroke: 'ink', width: 2 } as const)
        return [rect(x(index), 42, 24, 58, { ...look, radius: 6 })]
      }).flat(),
      ...[1, last, 28].map((number) => text(`${number}`, x(number - 1) + 12, 130, { bold: true, anchor: 'middle' })),
      line([x(0), 150], [x(last) - 8, 150], { stroke: 'leaf', width: 5 }),
      ...textBox(none, x(0), 162, 240, { bold: true, paint: 'leaf' }).shapes,
      line([x(last), 150], [x(28) - 8, 150], { stroke: 'ink', width: 5 }),
      methodSign('condom', { x: 290, y: 164, scale: 1.05 }),
      ...textBox(backup, 416, 164, 412, { bold: true }).shapes,
      ...suns(days, 416 + days * 17, 254),
    ],
  })
}

export const pillStart = starts('pill-start', 'coc', {
  en: {
    day: 'Day of the cycle; day 1 is the first of bleeding',
    none: 'Day 1 to 5: today, no condoms',
    backup: 'Any other day, not pregnant: today, and condoms for 7 days',
    alt: 'A cycle of 28 days. Day 1 to 5 of bleeding: combined pills today, no condoms. Any other day, when reasonably certain that she is not pregnant: today, with condoms for 7 days.',
    note: 'Name a day and let trainees point: today, and condoms or not? Nobody waits for her next bleeding.',
  },
  fr: {
    day: 'Jour du cycle ; jour 1 : début des règles',
    none: 'Jours 1 à 5 : ce jour, sans préservatif',
    backup: 'Un autre jour, pas enceinte : ce jour, et préservatif 7 jours',
    alt: 'Un cycle de 28 jours. Jours 1 à 5 des règles : pilule combinée le jour même, sans préservatif. Un autre jour, si l’on est raisonnablement sûr qu’elle n’est pas enceinte : le jour même, avec préservatif 7 jours.',
    note: 'Dites un jour ; les participants montrent : aujourd’hui, avec ou sans préservatif ? Personne n’attend les prochaines règles.',
  },
  es: {
    day: 'Día del ciclo; día 1: empieza la regla',
    none: 'Día 1 a 5: hoy, sin condón',
    backup: 'Otro día, sin embarazo: hoy, y condón 7 días',
    alt: 'Un ciclo de 28 días. Día 1 a 5 de la regla: píldora combinada hoy, sin condón. Otro día, con certeza razonable de que no hay embarazo: hoy, con condón 7 días.',
    note: 'Diga un día y pida que señalen: ¿hoy, con o sin condón? Nadie espera la próxima regla.',
  },
})

export const popStart = starts('pop-start', 'pop', {
  en: {
    day: 'Day of the cycle; day 1 is the first of bleeding',
    none: 'Day 1 to 5: today, no condoms',
    backup: 'Any other day, not pregnant: today, and condoms for 2 days',
    alt: 'A cycle of 28 days. Day 1 to 5 of bleeding: progestin-only pills today, no condoms. Any other day, when reasonably certain that she is not pregnant: today, with condoms for 2 days.',
    note: 'Ask why two days are enough here and seven are needed with combined pills.',
  },
  fr: {
    day: 'Jour du cycle ; jour 1 : début des règles',
    none: 'Jours 1 à 5 : ce jour, sans préservatif',
    backup: 'Un autre jour, pas enceinte : ce jour, et préservatif 2 jours',
    alt: 'Un cycle de 28 jours. Jours 1 à 5 des règles : pilule progestative le jour même, sans préservatif. Un autre jour, si l’on est raisonnablement sûr qu’elle n’est pas enceinte : le jour même, avec préservatif 2 jours.',
    note: 'Demandez pourquoi deux jours suffisent ici et sept sont nécessaires avec la pilule combinée.',
  },
  es: {
    day: 'Día del ciclo; día 1: empieza la regla',
    none: 'Día 1 a 5: hoy, sin condón',
    backup: 'Otro día, sin embarazo: hoy, y condón 2 días',
    alt: 'Un ciclo de 28 días. Día 1 a 5 de la regla: píldora de progestina hoy, sin condón. Otro día, con certeza razonable de que no hay embarazo: hoy, con condón 2 días.',
    note: 'Pregunte por qué aquí bastan dos días y con la combinada hacen falta siete.',
  },
})

/** A part of the time after a birth with its category. */
interface Span {
  from: number
  to: number
  category: Category
}

/** Places of the limits on the drawing, from birth to beyond six months; not to scale. */
const LIMITS = [0, 140, 290, 440, 600] as const
const LEFT = 228

/** One row of a time line after a birth. Spans count the limits: birth, 21 days, 6 weeks, 6 months, later. */
export function birthRow(label: string, y: number, spans: Span[]): Shape[] {
  return [
    ...textBox(label, 0, y + 28, LEFT - 14, { bold: true, middle: true }).shapes,
    ...spans.flatMap(({ from, to, category }) => {
      const [start = 0, end = 0] = [LIMITS[from], LIMITS[to]]
      return [
        rect(LEFT + start + 3, y, end - start - 6, 56, {
          fill: category < 3 ? 'leafPale' : 'terracottaPale',
          stroke: category < 3 ? 'leaf' : 'terracotta',
          width: 3,
          radius: 8,
        }),
        ...chip(category, LEFT + (start + end) / 2, y + 28, 20),
      ]
    }),
  ]
}

/** The limits with their names. */
export function birthAxis(names: string[], y: number): Shape[] {
  return [
    line([LEFT, y], [LEFT + 600, y], { stroke: 'indigo', width: 5 }),
    ...names.flatMap((name, index) => {
      const x = LEFT + (LIMITS[index] ?? 0)
      return [
        circle(x, y, 8, { fill: 'white', stroke: 'indigo', width: 4 }),
        text(name, x, y + 36, { bold: true, anchor: 'middle' }),
      ]
    }),
  ]
}

/** Combined pills after a birth; the last row is for a woman who does not breastfeed and has other risks of clots. */
export const cocAfterBirth = diagram({
  id: 'coc-after-birth',
  width: 'full',
  height: 292,
  texts: {
    en: {
      axis: ['Birth', '21 days', '6 weeks', '6 months'],
      feeding: 'Breastfeeding',
      other: 'Not breastfeeding',
      risks: 'and risks of clots',
      alt: 'Combined pills after a birth. Breastfeeding: category 4 under 6 weeks, 3 from 6 weeks to 6 months, 2 later. Not breastfeeding: 3 under 21 days, 2 until 6 weeks, 1 later; with other risks of clots 4 and then 3.',
      note: 'Name a mother and let trainees find her box. Ask what she can use instead while it is 3 or 4.',
    },
    fr: {
      axis: ['Naissance', '21 jours', '6 sem.', '6 mois'],
      feeding: 'Allaite',
      other: 'N’allaite pas',
      risks: 'et risque de caillots',
      alt: 'Pilule combinée après une naissance. Allaitement : catégorie 4 avant 6 semaines, 3 de 6 semaines à 6 mois, 2 ensuite. Sans allaitement : 3 avant 21 jours, 2 jusqu’à 6 semaines, 1 ensuite ; avec d’autres risques de caillots, 4 puis 3.',
      note: 'Décrivez une mère ; les participants trouvent sa case. Demandez ce qu’elle peut utiliser tant que c’est 3 ou 4.',
    },
    es: {
      axis: ['Parto', '21 días', '6 semanas', '6 meses'],
      feeding: 'Da el pecho',
      other: 'No da el pecho',
      risks: 'y riesgo de coágulos',
      alt: 'Píldora combinada tras el parto. Lactancia: categoría 4 antes de 6 semanas, 3 de 6 semanas a 6 meses, 2 después. Sin lactancia: 3 antes de 21 días, 2 hasta 6 semanas, 1 después; con otros riesgos de coágulos, 4 y luego 3.',
      note: 'Describa a una madre y pida que busquen su casilla. Pregunte qué puede usar mientras sea 3 o 4.',
    },
  },
  draw: ({ axis, feeding, other, risks }) => [
    ...birthAxis(axis, 14),
    ...birthRow(feeding, 74, [
      { from: 0, to: 2, category: 4 },
      { from: 2, to: 3, category: 3 },
      { from: 3, to: 4, category: 2 },
    ]),
    ...birthRow(other, 148, [
      { from: 0, to: 1, category: 3 },
      { from: 1, to: 2, category: 2 },
      { from: 2, to: 4, category: 1 },
    ]),
    ...birthRow(risks, 222, [
      { from: 0, to: 1, category: 4 },
      { from: 1, to: 2, category: 3 },
    ]),
  ],
})

/** Both kinds of pills while breastfeeding. */
export const popFromBirth = diagram({
  id: 'pop-from-birth',
  width: 'full',
  height: 320,
  texts: {
    en: {
      axis: ['Birth', '21 days', '6 weeks', '6 months'],
      pop: 'Progestin-only',
      coc: 'Combined',
      head: 'Breastfeeding mother: which pill, from when?',
      hour: 'Milk protects too, if full and no bleeding',
      later: 'The hour counts',
      alt: 'Breastfeeding mother. Progestin-only pills: category 2 under 6 weeks, then 1. Combined pills: 4 under 6 weeks, 3 until 6 months, then 2. Until 6 months, with full breastfeeding and no bleeding, milk protects too; later the hour counts.',
      note: 'Move a finger from birth to weaning. Ask at which visits the mother can hear that the hour now counts.',
    },
    fr: {
      axis: ['Naissance', '21 jours', '6 sem.', '6 mois'],
      pop: 'Progestative',
      coc: 'Combinée',
      head: 'Mère qui allaite : quelle pilule, dès quand ?',
      hour: 'L’allaitement exclusif, sans règles, protège aussi',
      later: 'L’heure compte',
      alt: 'Mère qui allaite. Pilule progestative : catégorie 2 avant 6 semaines, puis 1. Pilule combinée : 4 avant 6 semaines, 3 jusqu’à 6 mois, puis 2. Jusqu’à 6 mois, avec un allaitement complet et sans règles, le lait protège aussi ; ensuite, l’heure compte.',
      note: 'Suivez du doigt de la naissance au sevrage. Demandez à quelles visites dire à la mère que l’heure compte.',
    },
    es: {
      axis: ['Parto', '21 días', '6 semanas', '6 meses'],
      pop: 'Progestina sola',
      coc: 'Combinada',
      head: 'Madre que da el pecho: ¿qué píldora y desde cuándo?',
      hour: 'La leche también protege, si es completa y sin regla',
      later: 'La hora cuenta',
      alt: 'Madre que da el pecho. Píldora de progestina: categoría 2 antes de 6 semanas, luego 1. Combinada: 4 antes de 6 semanas, 3 hasta 6 meses, luego 2. Hasta los 6 meses, con lactancia completa y sin regla, la leche también protege; después, la hora cuenta.',
      note: 'Recorra con el dedo del parto al destete. Pregunte en qué visitas se le dice a la madre que ahora la hora cuenta.',
    },
  },
  draw: ({ axis, pop, coc, head, hour, later }) => [
    text(head, 0, 24, { bold: true, paint: 'indigo' }),
    ...birthAxis(axis, 56),
    ...birthRow(pop, 110, [
      { from: 0, to: 2, category: 2 },
      { from: 2, to: 4, category: 1 },
    ]),
    ...birthRow(coc, 180, [
      { from: 0, to: 2, category: 4 },
      { from: 2, to: 3, category: 3 },
      { from: 3, to: 4, category: 2 },
    ]),
    rect(LEFT + 3, 250, 434, 64, { fill: 'indigoPale', radius: 8 }),
    ...textBox(hour, LEFT + 220, 282, 420, { anchor: 'middle', middle: true }).shapes,
    rect(LEFT + 443, 250, 154, 64, { fill: 'marigold', radius: 8 }),
    ...textBox(later, LEFT + 520, 282, 150, { bold: true, anchor: 'middle', middle: true }).shapes,
  ],
})
