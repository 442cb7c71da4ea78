import { diagram, WIDTHS } from '../../../diagram.ts'
import type { Paint } from '../../../kit/palette.ts'
import { group, line, path, rect, type Shape } from '../../../kit/shapes.ts'
import { text, textBox } from '../../../kit/text.ts'
import { CLIENT, clinic, house, NURSE, person, sheet, talking, WORKER } from '../things.ts'

/** Minutes of a visit, the proposal of the slide; the parts of a share follow it. */
const PARTS = [[35], [20], [75], [40, 20], [20, 30]] as const
const SUMS = PARTS.map((parts) => parts.reduce<number>((sum, minutes) => sum + minutes, 0))
const TOTAL = SUMS.reduce((sum, minutes) => sum + minutes, 0)
const MINUTE = WIDTHS.full / TOTAL
const FILLS: { fill: Paint; ink: Paint }[] = [
  { fill: 'marigold', ink: 'ink' },
  { fill: 'steelPale', ink: 'ink' },
  { fill: 'leaf', ink: 'white' },
  { fill: 'indigoPale', ink: 'ink' },
  { fill: 'terracotta', ink: 'white' },
]
const [BAR, HIGH] = [258, 54] as const
const CARD = { width: 156, height: 224, gap: 14 } as const

/** Four hours of a supervision visit as a bar of minutes. */
export const visitHours = diagram({
  id: 'supervision-visit-hours',
  width: 'full',
  height: 340,
  texts: {
    en: {
      words: [
        'Greeting, team, plan',
        'Walk round',
        'Watch care, two or three clients',
        'Registers and store 40, clients 20',
        'Feedback alone 20, team 30',
      ],
      total: `${TOTAL} minutes`,
      alt: `A visit of ${TOTAL} minutes as a bar: 35 greeting, talk with the team, plan; 20 walk from the gate to the exit; 75 watch care of two or three clients; 60 registers and store 40, clients 20; 50 feedback alone 20, team and actions 30.`,
      note: 'Ask people to draw the bar of their last real visit below this one.',
    },
    fr: {
      words: [
        'Salut, équipe, plan',
        'Tour du lieu',
        'Observer les soins, deux ou trois clientes',
        'Registres, stock 40, clientes 20',
        'Retour seul 20, équipe 30',
      ],
      total: `${TOTAL} minutes`,
      alt: `Une visite de ${TOTAL} minutes en barre : 35 salutations, échange avec l’équipe, plan ; 20 parcours de l’entrée à la sortie ; 75 observer les soins de deux ou trois clientes ; 60 registres et stock 40, clientes 20 ; 50 retour seul 20, équipe et actions 30.`,
      note: 'Demandez à chacun de dessiner en dessous la barre de sa dernière visite réelle.',
    },
    es: {
      words: [
        'Saludo, equipo, plan',
        'Gira',
        'Observar la atención, dos o tres clientas',
        'Registros y almacén 40, clientas 20',
        'Comentar a solas 20, equipo 30',
      ],
      total: `${TOTAL} minutos`,
      alt: `Una visita de ${TOTAL} minutos en una barra: 35 saludo, charla con el equipo, plan; 20 recorrido de la entrada a la salida; 75 observar la atención de dos o tres clientas; 60 registros y almacén 40, clientas 20; 50 comentarios a solas 20, equipo y acciones 30.`,
      note: 'Pida que dibujen debajo la barra de su última visita real.',
    },
  },
  draw: ({ words, total }): Shape[] => [
    ...SUMS.flatMap((minutes, index): Shape[] => {
      const left = SUMS.slice(0, index).reduce((sum, part) => sum + part, 0) * MINUTE
      const width = minutes * MINUTE
      const { fill, ink } = FILLS[index] ?? { fill: 'sand', ink: 'ink' }
      const x = index * (CARD.width + CARD.gap)
      const middle = x + CARD.width / 2
      return [
        path(`M${x + 20} ${CARD.height - 4}H${x + CARD.width - 20}L${left + width - 2} ${BAR}H${left + 2}Z`, {
          fill: 'sand',
        }),
        rect(x, 0, CARD.width, CARD.height, { fill: 'white', stroke: 'steel', width: 3, radius: 12 }),
        group(sign(index), { x: middle - 44, y: 8, scale: 0.88 }),
        ...textBox(words[index] ?? '', middle, 104, CARD.width - 10, { anchor: 'middle' }).shapes,
        rect(left, BAR, width, HIGH, { fill, stroke: 'paper', width: 4 }),
        text(`${minutes}`, left + width / 2, BAR + 38, { size: 32, bold: true, paint: ink, anchor: 'middle' }),
      ]
    }),
    line([2, 330], [WIDTHS.full - 150, 330], { stroke: 'inkSoft', width: 2.5 }),
    path('M2 322v16', { stroke: 'inkSoft', width: 2.5 }),
    text(total, WIDTHS.full, 338, { bold: true, paint: 'indigo', anchor: 'end' }),
  ],
})

function sign(index: number): Shape[] {
  switch (index) {
    case 0:
      return talking(NURSE, WORKER)
    case 1:
      return house()
    case 2:
      return [group(person(CLIENT), { x: -26 }), group(person(NURSE), { x: 36 })]
    case 3:
      return [group(sheet(4), { x: -24 }), group(clinic(), { x: 52, y: 26, scale: 0.66 })]
    default:
      return talking(NURSE, WORKER)
  }
}
