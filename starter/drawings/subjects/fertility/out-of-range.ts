import { diagram, WIDTHS } from '../../diagram.ts'
import { group, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { earlyBleeding, noBleeding } from './bead-scenes.ts'

const [ROW, GAP] = [156, 12] as const

/** A cycle that is too short, and one that is too long, on the string of beads. */
export const beadOutOfRange = diagram({
  id: 'bead-out-of-range',
  width: 'half',
  height: 2 * ROW + GAP,
  texts: {
    en: {
      heads: ['Too short', 'Too long'],
      words: ['Bleeding before the dark bead', 'No bleeding after the last bead'],
      alt: 'Two strings of beads. Above: a drop of blood while the ring is still before the darker bead, a cycle that is too short. Below: the ring is on the last bead, a morning later and no blood, a cycle that is too long.',
      note: 'Hide the words: which cycle is too short, which too long, and how does she see it?',
    },
    fr: {
      heads: ['Trop court', 'Trop long'],
      words: ['Règles avant la foncée', 'Rien après la dernière'],
      alt: 'Deux colliers. En haut : une goutte de sang alors que l’anneau est avant la perle foncée, le cycle est trop court. En bas : l’anneau est sur la dernière perle, un matin passe sans règles, le cycle est trop long.',
      note: 'Cachez les mots : quel cycle est trop court, lequel est trop long, et à quoi le voit-elle ?',
    },
    es: {
      heads: ['Muy corto', 'Muy largo'],
      words: ['Regla antes de la oscura', 'Nada tras la última'],
      alt: 'Dos collares. Arriba: una gota de sangre cuando el anillo está antes de la cuenta oscura, el ciclo es muy corto. Abajo: el anillo está en la última cuenta, pasa una mañana sin regla, el ciclo es muy largo.',
      note: 'Tape las palabras: ¿qué ciclo es muy corto, cuál muy largo, y en qué lo ve ella?',
    },
  },
  draw: ({ heads, words }): Shape[] =>
    [earlyBleeding(), noBleeding()].flatMap((scene, index) => {
      const y = index * (ROW + GAP)
      return [
        rect(0, y, WIDTHS.half, ROW, { fill: index === 0 ? 'indigoPale' : 'sand', radius: 14 }),
        group(scene, { x: 2, y: y + 4, scale: 0.88 }),
        text(heads[index] ?? '', 216, y + 42, { bold: true, paint: 'indigo' }),
        ...textBox(words[index] ?? '', 216, y + 52, 160).shapes,
      ]
    }),
})
