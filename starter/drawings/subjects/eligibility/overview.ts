import { type Diagram, diagram, WIDTHS } from '../../diagram.ts'
import { readFigures } from '../../figures.ts'
import { chipTable } from '../../kit/chip-table.ts'
import { text } from '../../kit/text.ts'

const figures = [...readFigures('eligibility-overview.md').values()]
const KEY = 38

interface Overview {
  head: string
  methods: string[]
  rows: { label: string; cells: string[] }[]
  /** Below the first part, and below the second. */
  keys: string[]
  note: string
}

/** @param conditions labels of the rows of starter/figures/eligibility-overview.md, in their order */
function textsOf(head: string, methods: string[], conditions: string[], keys: string[], note: string): Overview {
  return { head, methods, rows: conditions.map((label, index) => ({ label, cells: figures[index] ?? [] })), keys, note }
}

const TEXTS = {
  en: textsOf(
    'Categories for starting a method, and after a slash for continuing',
    ['COC', 'POP', 'Inj.', 'Impl.', 'Cu', 'LNG'],
    [
      'Under 18 years',
      'Breastfeeds 6 wks–6 months',
      'Smokes 15 a day, 35 or over',
      'Pressure 160/100 or more',
      'Migraine with aura',
      'HIV, stage 1 or 2',
      'Breast cancer now',
    ],
    ['COC, POP: pills. Cu, LNG: IUDs', '2/3: to start/to go on'],
    'Read one row aloud together: condition, method, number, shape. Ask which methods stay open in each row.',
  ),
  fr: textsOf(
    'Catégories pour commencer une méthode et, après la barre, pour la continuer',
    ['COC', 'PPS', 'Inj.', 'Impl.', 'Cu', 'LNG'],
    [
      'Moins de 18 ans',
      'Allaite, 6 semaines à 6 mois',
      'Fume 15 par jour, dès 35 ans',
      'Tension 160/100 ou plus',
      'Migraine avec aura',
      'VIH, stade 1 ou 2',
      'Cancer du sein actuel',
    ],
    ['COC, PPS : pilules. Cu, LNG : DIU', '2/3 : début/suite'],
    'Lisez ensemble une ligne à voix haute : situation, méthode, chiffre, forme. Demandez quelles méthodes restent possibles.',
  ),
  es: textsOf(
    'Categorías para iniciar un método y, tras la barra, para continuarlo',
    ['AOC', 'PPS', 'Iny.', 'Impl.', 'Cu', 'LNG'],
    [
      'Menor de 18 años',
      'Amamanta, 6 sem.–6 meses',
      'Fuma 15 al día, desde los 35',
      'Presión 160/100 o más',
      'Migraña con aura',
      'VIH, estadio 1 o 2',
      'Cáncer de mama actual',
    ],
    ['AOC, PPS: píldoras. Cu, LNG: DIU', '2/3: iniciar/seguir'],
    'Lean juntos una fila en voz alta: situación, método, número, forma. Pregunte qué métodos quedan abiertos.',
  ),
}

/** Rows and columns on whole pixels, so that equal signs have equal pixels. */
/** Some of the conditions, each with its category for the six methods. */
function part(id: string, index: number, labelWidth: number): Diagram {
  const [from, to, rowHeight] = index === 0 ? ([0, 4, 64] as const) : ([4, 7, 86] as const)
  const height = 38 + (to - from) * rowHeight + KEY
  const cut = ({ head, methods, rows, keys, note }: Overview) => {
    const chosen = rows.slice(from, to)
    const key = keys[index] ?? ''
    const read = chosen.map(
      ({ label, cells }) => `${label}: ${cells.map((cell, place) => `${methods[place]} ${cell}`).join(', ')}`,
    )
    return { methods, rows: chosen, key, note, alt: `${head}. ${key}. ${read.join('. ')}.` }
  }
  return diagram({
    id,
    width: 'full',
    height,
    texts: { en: cut(TEXTS.en), fr: cut(TEXTS.fr), es: cut(TEXTS.es) },
    draw: ({ methods, rows, key }) => [
      ...chipTable({ corner: '', columns: methods, rows, width: WIDTHS.full, labelWidth, rowHeight, chipRadius: 27 }),
      text(key, 0, height - 8, { paint: 'inkSoft' }),
    ],
  })
}

/** Life, habits and pressure, with six methods. */
export const eligibilityLife = part('eligibility-life', 0, 332)
/** Three illnesses, with six methods. */
export const eligibilityIllness = part('eligibility-illness', 1, 236)
