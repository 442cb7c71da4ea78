import { type Diagram, type DiagramTexts, diagram, type Language } from '../../diagram.ts'
import { type YearLook, type YearRow, type YearWords, yearBars, yearHeight } from './year-bars.ts'

const BREASTFEEDING: YearRow[] = [
  { figures: 'LAM, breastfeeding', signs: ['breastfeeding'] },
  { figures: 'Implants and progestin-only pills, breastfeeding', signs: ['implant', 'minipills'] },
  { figures: 'Progestin-only injectables, breastfeeding', signs: ['injection'] },
  { figures: 'Copper IUD, breastfeeding', signs: ['iud'] },
  { figures: 'LNG-IUD, breastfeeding', signs: ['iud'] },
  { figures: 'Combined, breastfeeding', signs: ['pills'] },
  { figures: 'Female sterilization', signs: ['tubes'] },
]
const NOT_BREASTFEEDING: YearRow[] = [
  {
    figures: 'Implants, pills and injectables with progestin only, not breastfeeding',
    signs: ['implant', 'minipills', 'injection'],
  },
  { figures: 'Copper IUD and LNG-IUD, not breastfeeding', signs: ['iud'] },
  { figures: 'Combined, not breastfeeding, no more risk of clots', signs: ['pills'] },
  { figures: 'Combined, not breastfeeding, more risk of clots', signs: ['pills'] },
  { figures: 'Female sterilization', signs: ['tubes'] },
]

type YearTexts = DiagramTexts & YearWords

const TICKS = {
  en: ['Birth', '48 h', '7 d', '21 d', '4 wk', '6 wk', '6 mo', '12 mo'],
  fr: ['0', '48 h', '7 j', '21 j', '4 sem', '6 sem', '6 m', '12 m'],
  es: ['0', '48 h', '7 d', '21 d', '4 sem', '6 sem', '6 m', '12 m'],
}
const WORDS = {
  en: { yes: 'yes', A: 'accept', D: 'delay' },
  fr: { yes: 'oui', A: 'accepter', D: 'différer' },
  es: { yes: 'sí', A: 'aceptar', D: 'demorar' },
}

const WITH: Record<Language, YearTexts> = {
  en: {
    ticks: TICKS.en,
    words: WORDS.en,
    labels: ['LAM', 'Implant, POPs', 'Injectables', 'Copper IUD', 'LNG-IUD', 'Combined', 'Sterilization'],
    alt: 'The first year of a mother who breastfeeds. LAM: until 6 months. Implants and progestin-only pills: 2 until 6 weeks, then 1. Progestin-only injectables: 3 until 6 weeks, then 1. Copper IUD: 1 until 48 hours, 3 until 4 weeks, then 1. LNG-IUD: 2 until 48 hours, 3 until 4 weeks, then 1. Combined methods: 4 until 6 weeks, 3 until 6 months, then 2. Sterilization: accept until 7 days, delay until 6 weeks, then accept.',
    note: 'Choose a mother, for instance three weeks after birth, and read down the line: what can she start today?',
  },
  fr: {
    ticks: TICKS.fr,
    words: WORDS.fr,
    labels: ['MAMA', 'Implant, PPS', 'Injectables', 'DIU cuivre', 'DIU LNG', 'Combinés', 'Stérilisation'],
    alt: 'La première année d’une mère qui allaite. MAMA : jusqu’à 6 mois. Implants et pilules progestatives : 2 jusqu’à 6 semaines, puis 1. Injectables progestatifs : 3 jusqu’à 6 semaines, puis 1. DIU au cuivre : 1 jusqu’à 48 heures, 3 jusqu’à 4 semaines, puis 1. DIU au LNG : 2 jusqu’à 48 heures, 3 jusqu’à 4 semaines, puis 1. Méthodes combinées : 4 jusqu’à 6 semaines, 3 jusqu’à 6 mois, puis 2. Stérilisation : accepter jusqu’à 7 jours, différer jusqu’à 6 semaines, puis accepter.',
    note: 'Choisissez une mère, par exemple trois semaines après l’accouchement, et lisez la colonne : que peut-elle commencer aujourd’hui ?',
  },
  es: {
    ticks: TICKS.es,
    words: WORDS.es,
    labels: ['MELA', 'Implante, PPS', 'Inyectables', 'DIU de cobre', 'DIU de LNG', 'Combinados', 'Esterilización'],
    alt: 'El primer año de una madre que amamanta. MELA: hasta 6 meses. Implantes y píldoras de progestina: 2 hasta 6 semanas, luego 1. Inyectables de progestina: 3 hasta 6 semanas, luego 1. DIU de cobre: 1 hasta 48 horas, 3 hasta 4 semanas, luego 1. DIU de LNG: 2 hasta 48 horas, 3 hasta 4 semanas, luego 1. Métodos combinados: 4 hasta 6 semanas, 3 hasta 6 meses, luego 2. Esterilización: aceptar hasta 7 días, demorar hasta 6 semanas, luego aceptar.',
    note: 'Elija una madre, por ejemplo a las tres semanas del parto, y lea la columna: ¿qué puede empezar hoy?',
  },
}

const WITHOUT: Record<Language, YearTexts> = {
  en: {
    ticks: TICKS.en,
    words: WORDS.en,
    labels: ['Progestin only', 'IUDs', 'Combined', 'Combined, with clot risk', 'Sterilization'],
    alt: 'The first year of a mother who does not breastfeed. Implants, injectables and pills with progestin only: 1 at any time. IUDs: 1 until 48 hours, 3 until 4 weeks, then 1. Combined methods: 3 until 21 days, 2 until 6 weeks, then 1. With more risk of clots: 4 until 21 days, 3 until 6 weeks, then 1. Sterilization: accept until 7 days, delay until 6 weeks, then accept.',
    note: 'Ask which bars differ from those of a mother who breastfeeds, and why.',
  },
  fr: {
    ticks: TICKS.fr,
    words: WORDS.fr,
    labels: ['Progestatif seul', 'DIU', 'Combinés', 'Combinés, si caillots', 'Stérilisation'],
    alt: 'La première année d’une mère qui n’allaite pas. Implants, injectables et pilules à progestatif seul : 1 à tout moment. DIU : 1 jusqu’à 48 heures, 3 jusqu’à 4 semaines, puis 1. Méthodes combinées : 3 jusqu’à 21 jours, 2 jusqu’à 6 semaines, puis 1. Avec un risque de caillot : 4 jusqu’à 21 jours, 3 jusqu’à 6 semaines, puis 1. Stérilisation : accepter jusqu’à 7 jours, différer jusqu’à 6 semaines, puis accepter.',
    note: 'Demandez quelles barres diffèrent de celles d’une mère qui allaite, et pourquoi.',
  },
  es: {
    ticks: TICKS.es,
    words: WORDS.es,
    labels: ['Solo progestina', 'DIU', 'Combinados', 'Combinados, trombosis', 'Esterilización'],
    alt: 'El primer año de una madre que no amamanta. Implantes, inyectables y píldoras de solo progestina: 1 en cualquier momento. DIU: 1 hasta 48 horas, 3 hasta 4 semanas, luego 1. Métodos combinados: 3 hasta 21 días, 2 hasta 6 semanas, luego 1. Con más riesgo de trombosis: 4 hasta 21 días, 3 hasta 6 semanas, luego 1. Esterilización: aceptar hasta 7 días, demorar hasta 6 semanas, luego aceptar.',
    note: 'Pregunte qué barras son distintas de las de una madre que amamanta y por qué.',
  },
}

function year(id: string, rows: YearRow[], texts: Record<Language, YearTexts>, look: YearLook): Diagram {
  return diagram<YearTexts>({
    id,
    width: 'full',
    height: yearHeight(rows.length, look.rowHeight),
    texts,
    draw: (words) => yearBars(rows, words, look),
  })
}

/** Which method from when. */
export const YEARS: Diagram[] = [
  year('year-breastfeeding', BREASTFEEDING, WITH, { rowHeight: 40, labelWidth: 250 }),
  year('year-not-breastfeeding', NOT_BREASTFEEDING, WITHOUT, { rowHeight: 58, labelWidth: 270 }),
]
