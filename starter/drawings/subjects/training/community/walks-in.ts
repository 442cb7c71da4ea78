import { diagram, WIDTHS } from '../../../diagram.ts'
import { bubble, bust, type PersonLook } from '../../../kit/people.ts'
import { rect, type Shape } from '../../../kit/shapes.ts'
import { textBox } from '../../../kit/text.ts'
import { CLIENT, WORKER } from '../things.ts'

const [GAP, ROW] = [14, 162] as const
const COLUMN = (WIDTHS.full - GAP) / 2

/** Between the two people of a cell. */
const REPLY = { x: 84, y: 42, width: COLUMN - 168, height: 92 } as const

const PEOPLE: PersonLook[] = [
  { skin: 'skinDeep', head: 'veil', headPaint: 'inkSoft', cloth: 'leaf' },
  { skin: 'skinDark', head: 'short', cloth: 'indigo' },
  { skin: 'skin', head: 'bun', cloth: 'marigold' },
  CLIENT,
]

/** Four people who interrupt, and at the right the worker, who gives nothing away. */
export const communityWalksIn = diagram({
  id: 'community-walks-in',
  width: 'full',
  height: 2 * ROW + GAP,
  texts: {
    en: {
      who: ['Mother-in-law sits down', 'Husband: what was it?', 'Neighbour: “She too?”', 'Client signals stop'],
      say: [
        '“We are on the baby’s vaccination.”',
        '“Ask me about you, and I answer.”',
        '“I never talk about others.”',
        'Change the topic; leave a time',
      ],
      alt: 'Four people who interrupt, and what the worker can say. The mother-in-law sits down: “We are on the baby’s vaccination.” The husband asks what you gave: “Ask me about you, and I answer.” A neighbour asks “She too?”: “I never talk about others.” The client signals stop: change the topic and leave a time.',
      note: 'Cover the sentences; trainees find their own in the local language.',
    },
    fr: {
      who: ['La belle-mère s’assied', 'Le mari : c’était quoi ?', 'Voisine : « Elle aussi ? »', 'La cliente fait stop'],
      say: [
        '« Nous parlons des vaccins du bébé. »',
        '« Parlons de vous, je réponds. »',
        '« Je ne parle jamais des autres. »',
        'Changer de sujet ; fixer une heure',
      ],
      alt: 'Quatre personnes qui interrompent, et ce que l’agent peut dire. La belle-mère s’assied : « Nous parlons des vaccins du bébé. » Le mari demande ce qui a été donné : « Parlons de vous, je réponds. » Une voisine demande « Elle aussi ? » : « Je ne parle jamais des autres. » La cliente fait signe d’arrêter : changer de sujet et fixer une heure.',
      note: 'Cachez les phrases ; chacun trouve les siennes dans la langue locale.',
    },
    es: {
      who: ['La suegra se sienta', 'Esposo: ¿qué le dio?', 'Vecina: «¿Ella también?»', 'La clienta hace señas'],
      say: [
        '«Hablamos de las vacunas del bebé».',
        '«Pregunte por usted y respondo».',
        '«Nunca hablo de otras personas».',
        'Cambiar de tema; dejar una hora',
      ],
      alt: 'Cuatro personas que interrumpen, y lo que el agente puede decir. La suegra se sienta: «Hablamos de las vacunas del bebé». El esposo pregunta qué le dio: «Pregunte por usted y respondo». Una vecina pregunta «¿Ella también?»: «Nunca hablo de otras personas». La clienta hace la seña de parar: cambiar de tema y dejar una hora.',
      note: 'Tape las frases; cada persona busca las suyas en su idioma.',
    },
  },
  draw: ({ who, say }): Shape[] =>
    PEOPLE.flatMap((look, index): Shape[] => {
      const [x, y] = [(index % 2) * (COLUMN + GAP), Math.floor(index / 2) * (ROW + GAP)]
      const words = say[index] ?? ''
      const isSpoken = index < 3
      return [
        rect(x, y, COLUMN, ROW, { fill: 'sand', radius: 14 }),
        bust(look, { x: x + 5, y: y + ROW - 90, scale: 0.5 }),
        bust(WORKER, { x: x + COLUMN - 80, y: y + ROW - 90, scale: 0.5 }),
        ...textBox(who[index] ?? '', x + 14, y + 6, COLUMN - 20, { bold: true, paint: 'terracotta' }).shapes,
        ...(isSpoken
          ? bubble(x + REPLY.x, y + REPLY.y, REPLY.width, REPLY.height, REPLY.width - 6)
          : [
              rect(x + REPLY.x, y + REPLY.y, REPLY.width, REPLY.height, {
                fill: 'leafPale',
                stroke: 'leaf',
                width: 3,
                radius: 14,
              }),
            ]),
        ...textBox(words, x + COLUMN / 2, y + REPLY.y + REPLY.height / 2, REPLY.width - 10, {
          anchor: 'middle',
          middle: true,
        }).shapes,
      ]
    }),
})
