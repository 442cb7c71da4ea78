import { diagram } from '../../diagram.ts'
import { figureOf, readFigures } from '../../figures.ts'
import { circle, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

const MORE_DEATHS = figureOf(
  readFigures('benefits-of-family-planning.md'),
  'Child born within 2 years of the older one',
  0,
)
/** Deaths after a longer wait, and among as many children born within 2 years. */
const LONGER = 10
const SOON = Math.round(LONGER * (1 + MORE_DEATHS / 100))
/** Too early or too small after a longer wait, and after a short one; the table says 'about double'. */
const [TERM, EARLY] = [5, 10] as const
const [WIDTH, HEIGHT] = [408, 304] as const

/** Risks of a baby that comes soon, beside those after a longer wait. */
export const newbornRisks = diagram({
  id: 'newborn-risks',
  width: 'full',
  height: HEIGHT,
  texts: {
    en: {
      heads: ['Born too early or too small', 'Death as an infant'],
      changes: [`For every ${TERM}, about ${EARLY}`, `For every ${LONGER}, ${SOON}`],
      longer: 'After a longer wait',
      soon: ['Conceived within 6 months of a birth', 'Born within 2 years of the older child'],
      alt: `Born too early or too small: where ${TERM} are after a longer wait, about ${EARLY} are among as many who were conceived within 6 months of a birth. Death as an infant: where ${LONGER} die after a longer wait, about ${SOON} die among as many who were born within 2 years of the older child.`,
      note: 'Say both: a risk that is double can still be small, and most babies conceived early are born healthy.',
    },
    fr: {
      heads: ['Né trop tôt ou trop petit', 'Décès du bébé'],
      changes: [`Pour ${TERM}, environ ${EARLY}`, `Pour ${LONGER}, ${SOON}`],
      longer: 'Après une attente plus longue',
      soon: ['Conçu en moins de 6 mois après une naissance', 'Né en moins de 2 ans après l’aîné'],
      alt: `Né trop tôt ou trop petit : là où ${TERM} le sont après une attente plus longue, environ ${EARLY} le sont parmi autant de bébés conçus dans les 6 mois après une naissance. Décès du bébé : là où ${LONGER} meurent après une attente plus longue, environ ${SOON} meurent parmi autant d’enfants nés moins de 2 ans après l’aîné.`,
      note: 'Dites les deux : un risque double peut rester petit, et la plupart des bébés conçus tôt naissent en bonne santé.',
    },
    es: {
      heads: ['Nace muy pronto o pequeño', 'Muerte del bebé'],
      changes: [`Por cada ${TERM}, unos ${EARLY}`, `Por cada ${LONGER}, ${SOON}`],
      longer: 'Tras una espera más larga',
      soon: ['Concebido antes de 6 meses del parto', 'Nacido antes de 2 años del mayor'],
      alt: `Nacido demasiado pronto o pequeño: donde son ${TERM} tras una espera más larga, son unos ${EARLY} entre otros tantos concebidos en los 6 meses tras un parto. Muerte del bebé: donde mueren ${LONGER} tras una espera más larga, mueren unos ${SOON} entre otros tantos nacidos antes de 2 años del hermano mayor.`,
      note: 'Diga las dos cosas: un riesgo doble puede ser pequeño, y la mayoría de los bebés concebidos pronto nace sana.',
    },
  },
  draw: ({ heads, changes, longer, soon }): Shape[] =>
    heads.flatMap((head, index) => {
      const x = index * (WIDTH + 20)
      return [
        rect(x, 0, WIDTH, HEIGHT, { fill: index === 0 ? 'indigoPale' : 'sand', radius: 14 }),
        text(head, x + 14, 36, { bold: true }),
        text(changes[index] ?? '', x + 14, 72, { bold: true, size: 28, paint: 'terracotta' }),
        text(longer, x + 14, 116),
        ...(index === 0 ? dots(TERM, TERM, x, 124) : dots(LONGER, LONGER, x, 124)),
        ...textBox(soon[index] ?? '', x + 14, 216, WIDTH - 20, { middle: true }).shapes,
        ...(index === 0 ? dots(EARLY, TERM, x, 244) : dots(SOON, LONGER, x, 244)),
      ]
    }),
})

/** @param expected how many after a longer wait */
function dots(count: number, expected: number, x: number, y: number): Shape[] {
  return Array.from({ length: count }, (_, index) =>
    circle(
      x + 27 + index * 23.6,
      y + 24,
      9.6,
      index < expected ? { fill: 'ink' } : { fill: 'terracotta', stroke: 'ink', width: 3 },
    ),
  )
}
