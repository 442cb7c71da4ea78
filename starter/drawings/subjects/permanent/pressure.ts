import { diagram } from '../../diagram.ts'
import { banknote } from '../../kit/belongings.ts'
import { cross } from '../../kit/marks.ts'
import { bubble, bust, type PersonLook } from '../../kit/people.ts'
import { line, path, rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'

const WOMAN: PersonLook = { skin: 'skin', head: 'veil', headPaint: 'leaf', cloth: 'terracotta' }
const HUSBAND: PersonLook = { skin: 'skinDark', head: 'cap', headPaint: 'indigo', cloth: 'marigold' }

/** Three signs of pressure, one below the other. */
function signs(labels: string[], scenes: Shape[][]): Shape[] {
  return scenes.flatMap((scene, index) => {
    const top = index * 108
    return [
      rect(0, top, 380, 100, { fill: 'terracottaPale', radius: 12 }),
      ...scene,
      ...cross(28, top + 26, 32),
      ...textBox(labels[index] ?? '', 184, top + 50, 188, { bold: true, middle: true }).shapes,
    ]
  })
}

/** A person who speaks in place of the client. */
function speaksFor(client: PersonLook, other: PersonLook): Shape[] {
  return [
    bust(client, { x: 34, y: 30, scale: 0.39 }),
    bust(other, { x: 106, y: 30, scale: 0.39 }),
    ...bubble(76, 6, 58, 26, 44),
    line([88, 19], [122, 19], { stroke: 'indigo', width: 3, dash: [7, 6] }),
  ]
}

function form(top: number): Shape[] {
  return [
    rect(74, top + 10, 64, 82, { fill: 'white', stroke: 'steelDark', width: 3, radius: 4 }),
    ...[28, 42, 56].map((y) => line([84, top + y], [128, top + y], { stroke: 'steel', width: 3 })),
    path(`M86 ${top + 80}C94 ${top + 64} 98 ${top + 90} 106 ${top + 76}S118 ${top + 84} 126 ${top + 72}`, {
      stroke: 'indigo',
      width: 3.5,
    }),
    path(`M128 ${top + 70}L156 ${top + 34}`, { stroke: 'ink', width: 7 }),
  ]
}

/** Signs that a woman does not decide freely. */
export const pressureHer = diagram({
  id: 'pressure-her',
  width: 'half',
  height: 318,
  texts: {
    en: {
      labels: ['Someone else speaks for her', 'Money, food or a favour', 'Signed before the talk'],
      alt: 'Three stop signs: somebody else speaks for the woman; money or a gift waits; the form was signed before the talk.',
      note: 'Ask which of the three they have seen, and what they would do today.',
    },
    fr: {
      labels: ['Un autre parle à sa place', 'Argent, vivres, faveur', 'Signé avant l’entretien'],
      alt: 'Trois signes d’arrêt : quelqu’un parle à la place de la femme ; de l’argent ou un cadeau attend ; la fiche était signée avant l’entretien.',
      note: 'Demandez lesquels des trois ils ont vus, et ce qu’ils feraient aujourd’hui.',
    },
    es: {
      labels: ['Otra persona habla por ella', 'Dinero, comida o favores', 'Firmado antes de hablar'],
      alt: 'Tres señales de alto: otra persona habla por la mujer; espera dinero o un regalo; el formulario se firmó antes de la conversación.',
      note: 'Pregunte cuáles de las tres han visto y qué harían hoy.',
    },
  },
  draw: ({ labels }) =>
    signs(labels, [speaksFor(WOMAN, HUSBAND), [...banknote(62, 136), ...banknote(80, 150)], form(216)]),
})
