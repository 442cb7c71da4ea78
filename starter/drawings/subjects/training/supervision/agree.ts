import { diagram } from '../../../diagram.ts'
import { line, rect, type Shape } from '../../../kit/shapes.ts'
import { text } from '../../../kit/text.ts'

/** The invented month of the slide: what stood on the shelf, what came, what is left, and where the rest went. */
const [SHELF, CAME, LEFT, INSERTED, DAMAGED] = [6, 24, 8, 20, 1] as const
const ALL = SHELF + CAME
const OPEN = ALL - LEFT - INSERTED - DAMAGED
const [COLUMNS, STEP] = [10, 37] as const

type Kind = 'inserted' | 'damaged' | 'open' | 'left'

/** Thirty implants: inserted, damaged, to be explained, on the shelf. */
export const threeAgree = diagram({
  id: 'supervision-three-agree',
  width: 'half',
  height: 318,
  texts: {
    en: {
      head: `${SHELF} + ${CAME} = ${ALL} implants`,
      words: [
        `Register: ${INSERTED}`,
        `Damaged, written: ${DAMAGED}`,
        `To be explained: ${OPEN}`,
        `On the shelf: ${LEFT}`,
      ],
      alt: `Invented month: ${SHELF} on the shelf and ${CAME} received make ${ALL} implants. ${INSERTED} are in the register, ${DAMAGED} was damaged and written down, ${LEFT} are left, ${OPEN} is to be explained.`,
      note: 'The numbers are invented. Ask with a friendly face where the one with the question mark may be.',
    },
    fr: {
      head: `${SHELF} + ${CAME} = ${ALL} implants`,
      words: [`Registre : ${INSERTED}`, `Abîmé, noté : ${DAMAGED}`, `À expliquer : ${OPEN}`, `Sur l’étagère : ${LEFT}`],
      alt: `Mois inventé : ${SHELF} sur l’étagère et ${CAME} reçus font ${ALL} implants. ${INSERTED} sont au registre, ${DAMAGED} a été abîmé et noté, il en reste ${LEFT}, ${OPEN} est à expliquer.`,
      note: 'Les chiffres sont inventés. Demandez avec le sourire où peut être celui qui porte le point d’interrogation.',
    },
    es: {
      head: `${SHELF} + ${CAME} = ${ALL} implantes`,
      words: [
        `Registro: ${INSERTED}`,
        `Dañado, anotado: ${DAMAGED}`,
        `Por explicar: ${OPEN}`,
        `En el estante: ${LEFT}`,
      ],
      alt: `Mes inventado: ${SHELF} en el estante y ${CAME} recibidos son ${ALL} implantes. ${INSERTED} están en el registro, ${DAMAGED} se dañó y se anotó, quedan ${LEFT}, ${OPEN} está por explicar.`,
      note: 'Las cifras son inventadas. Pregunte con amabilidad dónde puede estar el del signo de pregunta.',
    },
  },
  draw: ({ head, words }): Shape[] => [
    text(head, 190, 26, { bold: true, paint: 'indigo', anchor: 'middle' }),
    ...Array.from({ length: ALL }, (_, index) => {
      const [x, y] = [7 + (index % COLUMNS) * STEP, 44 + Math.floor(index / COLUMNS) * 44]
      return item(kindOf(index), x, y)
    }).flat(),
    ...(['inserted', 'damaged', 'open', 'left'] as const).flatMap((kind, index): Shape[] => {
      const y = 188 + index * 34
      return [...item(kind, 8, y - 4, 0.86), text(words[index] ?? '', 48, y + 20, { bold: kind === 'open' })]
    }),
  ],
})

function kindOf(index: number): Kind {
  if (index < INSERTED) return 'inserted'
  if (index < INSERTED + DAMAGED) return 'damaged'
  return index < INSERTED + DAMAGED + OPEN ? 'open' : 'left'
}

/** A box of one implant, 30 wide. */
function item(kind: Kind, x: number, y: number, scale = 1): Shape[] {
  const side = 30 * scale
  switch (kind) {
    case 'inserted':
      return [rect(x, y, side, side, { fill: 'indigo', radius: 5 })]
    case 'damaged':
      return [
        rect(x, y, side, side, { fill: 'steel', radius: 5 }),
        line([x + 6, y + 6], [x + side - 6, y + side - 6], { stroke: 'ink', width: 4 }),
        line([x + side - 6, y + 6], [x + 6, y + side - 6], { stroke: 'ink', width: 4 }),
      ]
    case 'open':
      return [
        rect(x, y, side, side, { fill: 'marigold', stroke: 'terracotta', width: 4, radius: 5 }),
        text('?', x + side / 2, y + side / 2 + 8.5, { bold: true, anchor: 'middle' }),
      ]
    case 'left':
      return [rect(x + 1, y + 1, side - 2, side - 2, { fill: 'white', stroke: 'indigo', width: 3, radius: 5 })]
  }
}
