import { diagram, WIDTHS } from '../../diagram.ts'
import { readFigures } from '../../figures.ts'
import { chipTable } from '../../kit/chip-table.ts'

const figures = [...readFigures('eligibility-overview.md').values()]
const ROW = 42

/** @param conditions labels of the rows of docs/figures/eligibility-overview.md, in their order */
function textsOf(head: string, methods: string[], conditions: string[], note: string) {
  const rows = conditions.map((label, index) => ({ label, cells: figures[index] ?? [] }))
  const read = rows.map(
    ({ label, cells }) => `${label}: ${cells.map((cell, index) => `${methods[index]} ${cell}`).join(', ')}`,
  )
  return { methods, rows, note, alt: `${head}. ${read.join('. ')}.` }
}

/** Common conditions and six methods. */
export const eligibilityOverview = diagram({
  id: 'eligibility-overview',
  width: 'full',
  height: 38 + figures.length * ROW,
  texts: {
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
      'Lisez ensemble une ligne à voix haute : situation, méthode, chiffre, forme. Demandez quelles méthodes restent possibles.',
    ),
    es: textsOf(
      'Categorías para iniciar un método y, tras la barra, para continuarlo',
      ['AOC', 'PPS', 'Iny.', 'Impl.', 'Cu', 'LNG'],
      [
        'Menor de 18 años',
        'Amamanta, 6 sem. a 6 meses',
        'Fuma 15 al día, desde los 35',
        'Presión 160/100 o más',
        'Migraña con aura',
        'VIH, estadio 1 o 2',
        'Cáncer de mama actual',
      ],
      'Lean juntos una fila en voz alta: situación, método, número, forma. Pregunte qué métodos quedan abiertos.',
    ),
  },
  draw: ({ methods, rows }) =>
    chipTable({ corner: '', columns: methods, rows, width: WIDTHS.full, labelWidth: 352, rowHeight: ROW }),
})
