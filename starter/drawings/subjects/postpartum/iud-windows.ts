import { type Diagram, type DiagramTexts, diagram, type Language } from '../../diagram.ts'
import { chip } from '../../kit/marks.ts'
import { type MethodSign, methodSign } from '../../kit/methods.ts'
import type { Shape } from '../../kit/shapes.ts'
import { text, textWidth } from '../../kit/text.ts'
import { type YearRow, yearBars, yearHeight } from './year-bars.ts'
import { ADVICE, WIDE_LOOK, YES } from './year-hormones.ts'

/** Birth, 48 hours, 4 weeks and 12 months. */
const LOOK = { ...WIDE_LOOK, rowHeight: 72, limits: [0, 1, 4, 7] } as const
const WALL_LOOK = { ...LOOK, rowHeight: 52 } as const
const [SIGN, LEGEND] = [40, 110] as const

const COPPER: YearRow = { figures: 'Copper IUD, breastfeeding', signs: ['iud'] }
const LNG: YearRow = { figures: 'LNG-IUD, breastfeeding', signs: ['iud'] }
const BOTH: YearRow = { figures: 'Copper IUD and LNG-IUD, not breastfeeding', signs: ['iud'] }
const ALL: YearRow[] = [
  COPPER,
  { ...BOTH, signs: ['bottle'] },
  { ...LNG, signs: ['breastfeeding'] },
  { figures: 'IUDs, infection of the womb', signs: ['iud'] },
]

const TICKS: Record<Language, string[]> = {
  en: ['Birth', '48 hours', '4 weeks', '12 months'],
  fr: ['Naissance', '48 heures', '4 semaines', '12 mois'],
  es: ['Parto', '48 horas', '4 semanas', '12 meses'],
}

interface Words extends DiagramTexts {
  labels: string[]
}

function inLanguage<T extends Words>(texts: Record<Language, T>, language: Language) {
  return { ...texts[language], ticks: TICKS[language], yes: YES[language], advice: ADVICE[language] }
}

function inThree<T extends Words>(texts: Record<Language, T>) {
  return { en: inLanguage(texts, 'en'), fr: inLanguage(texts, 'fr'), es: inLanguage(texts, 'es') }
}

/** When an IUD can be placed after a birth. */
export const iudWindows = diagram({
  id: 'iud-windows',
  width: 'full',
  height: yearHeight(ALL.length, LOOK.rowHeight),
  texts: inThree({
    en: {
      labels: ['Copper IUD', 'LNG-IUD, not breastfeeding', 'LNG-IUD, breastfeeding', 'Infected womb'],
      alt: 'IUDs after a birth. Up to 48 hours: copper IUD 1, can start; LNG-IUD 1, if she breastfeeds 2. From 48 hours to under 4 weeks: all 3, usually wait. From 4 weeks: all 1. Infection of the womb after birth: 4, do not use.',
      note: 'Ask for the two windows, and for the line that closes both.',
    },
    fr: {
      labels: ['DIU cuivre', 'DIU LNG, n’allaite pas', 'DIU LNG, allaite', 'Utérus infecté'],
      alt: 'DIU après une naissance. Avant 48 heures : DIU au cuivre 1, possible ; DIU au LNG 1, si elle allaite 2. De 48 heures à 4 semaines : tous 3, attendre. Dès 4 semaines : tous 1. Infection de l’utérus après la naissance : 4.',
      note: 'Demandez les deux fenêtres, et la ligne qui les ferme toutes deux.',
    },
    es: {
      labels: ['DIU de cobre', 'DIU de LNG, no amamanta', 'DIU de LNG, amamanta', 'Útero infectado'],
      alt: 'DIU tras un parto. Hasta 48 horas: DIU de cobre 1, posible; DIU de LNG 1, si amamanta 2. De 48 horas a 4 semanas: todos 3, esperar. Desde 4 semanas: todos 1. Infección del útero tras el parto: 4.',
      note: 'Pregunte por las dos ventanas y por la fila que cierra ambas.',
    },
  }),
  draw: (words) => yearBars(ALL, words, LOOK),
})

/** What holds for all mothers. */
interface Legend {
  condoms: string
  vasectomy: string
  sterilization: string
  infection: string
}

const LEGENDS: Record<Language, Legend> = {
  en: {
    condoms: 'Condoms: any day',
    vasectomy: 'Vasectomy: any day, works after 3 months',
    sterilization: 'Sterilization: to 7 days, or from 6 weeks',
    infection: 'Infected womb: no',
  },
  fr: {
    condoms: 'Préservatifs\u00a0: toujours',
    vasectomy: 'Vasectomie\u00a0: toujours, protège après 3 mois',
    sterilization: 'Ligature\u00a0: avant 7 jours ou dès 6 sem',
    infection: 'Utérus infecté\u00a0: non',
  },
  es: {
    condoms: 'Condones: siempre',
    vasectomy: 'Vasectomía: siempre, protege tras 3 meses',
    sterilization: 'Ligadura: hasta 7 días o desde 6 sem',
    infection: 'Útero infectado: no',
  },
}

/** The lower half of a poster: IUDs, and what holds for all mothers. */
function wallIuds(id: string, rows: YearRow[], texts: Record<Language, Words>): Diagram {
  const bars = yearHeight(rows.length, WALL_LOOK.rowHeight)
  const all = inThree(texts)
  return diagram({
    id,
    width: 'full',
    height: bars + LEGEND,
    texts: {
      en: { ...all.en, ...LEGENDS.en },
      fr: { ...all.fr, ...LEGENDS.fr },
      es: { ...all.es, ...LEGENDS.es },
    },
    draw: (words) => [...yearBars(rows, words, WALL_LOOK), ...legend(words, bars + 14)],
  })
}

/** Two lines of two methods under the bars. @param top of the first line */
function legend({ condoms, vasectomy, sterilization, infection }: Legend, top: number): Shape[] {
  const [second, lower] = [top + SIGN + 12, textWidth(sterilization) + SIGN + 40]
  const upper = textWidth(condoms) + SIGN + 40
  return [
    ...named('condom', condoms, 0, top),
    ...named('vas', vasectomy, upper, top),
    ...named('tubes', sterilization, 0, second),
    ...named('iud', infection, lower, second),
    ...chip(4, lower + SIGN + 24 + textWidth(infection) + SIGN / 2, second + SIGN / 2, SIGN / 2),
  ]
}

/** A method's sign and when it can start. */
function named(sign: MethodSign, words: string, x: number, y: number): Shape[] {
  return [methodSign(sign, { x, y, scale: SIGN / 100 }), text(words, x + SIGN + 10, y + SIGN / 2 + 8.5)]
}

export const WALL_IUDS: Diagram[] = [
  wallIuds('wall-iuds-breastfeeding', [COPPER, LNG], {
    en: {
      labels: ['Copper IUD', 'LNG-IUD'],
      alt: 'IUDs for a mother who breastfeeds: the copper IUD is category 1 and the LNG-IUD 2 until 48 hours after birth; both are 3, usually wait, until 4 weeks, then 1. For all mothers: condoms and vasectomy on any day, vasectomy works after 3 months; sterilization up to 7 days or from 6 weeks; no IUD in an infected womb, category 4.',
      note: 'Ask which two windows an IUD has, and what closes both.',
    },
    fr: {
      labels: ['DIU cuivre', 'DIU LNG'],
      alt: 'DIU chez une mère qui allaite : DIU au cuivre 1 et DIU au LNG 2 avant 48 heures ; tous deux 3 jusqu’à 4 semaines, puis 1. Pour toutes : préservatifs et vasectomie toujours, la vasectomie protège après 3 mois ; stérilisation avant 7 jours ou dès 6 semaines ; pas de DIU si l’utérus est infecté, catégorie 4.',
      note: 'Demandez les deux fenêtres du DIU, et ce qui les ferme.',
    },
    es: {
      labels: ['DIU de cobre', 'DIU de LNG'],
      alt: 'DIU para una madre que amamanta: DIU de cobre 1 y DIU de LNG 2 hasta 48 horas; ambos 3 hasta 4 semanas, luego 1. Para todas: condones y vasectomía siempre, la vasectomía protege tras 3 meses; esterilización hasta 7 días o desde 6 semanas; ningún DIU con el útero infectado, categoría 4.',
      note: 'Pregunte por las dos ventanas del DIU y por lo que las cierra.',
    },
  }),
  wallIuds('wall-iuds-not-breastfeeding', [BOTH], {
    en: {
      labels: ['Copper or LNG-IUD'],
      alt: 'IUDs for a mother who does not breastfeed: category 1 until 48 hours after birth; 3, usually wait, until 4 weeks; then 1. For all mothers: condoms and vasectomy on any day, vasectomy works after 3 months; sterilization up to 7 days or from 6 weeks; no IUD in an infected womb, category 4.',
      note: 'Ask what a mother five days after birth can have instead of an IUD.',
    },
    fr: {
      labels: ['DIU cuivre ou LNG'],
      alt: 'DIU chez une mère qui n’allaite pas : catégorie 1 avant 48 heures ; 3 jusqu’à 4 semaines ; puis 1. Pour toutes : préservatifs et vasectomie toujours, la vasectomie protège après 3 mois ; stérilisation avant 7 jours ou dès 6 semaines ; pas de DIU si l’utérus est infecté, catégorie 4.',
      note: 'Demandez ce qu’une mère peut recevoir à la place d’un DIU cinq jours après la naissance.',
    },
    es: {
      labels: ['DIU de cobre o LNG'],
      alt: 'DIU para una madre que no amamanta: categoría 1 hasta 48 horas; 3 hasta 4 semanas; luego 1. Para todas: condones y vasectomía siempre, la vasectomía protege tras 3 meses; esterilización hasta 7 días o desde 6 semanas; ningún DIU con el útero infectado, categoría 4.',
      note: 'Pregunte qué puede recibir una madre a los cinco días del parto en lugar de un DIU.',
    },
  }),
]
