import { diagram, WIDTHS } from '../../diagram.ts'
import { methodSign } from '../../kit/methods.ts'
import { clock } from '../../kit/objects.ts'
import { bust, type PersonLook } from '../../kit/people.ts'
import { circle, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox, textWidth } from '../../kit/text.ts'
import { tabletsStay } from '../people/signs.ts'
import { plainBag, telephone } from '../training/things.ts'

const BUYER: PersonLook = { skin: 'skinDark', head: 'short', cloth: 'indigo' }
const SELLER: PersonLook = { skin: 'skin', head: 'wrap', cloth: 'leaf', isProvider: true }
const ROW = { height: 104, gap: 10 } as const

/** A man buys emergency pills: three questions about her, and a card for her. */
export const ecpMan = diagram({
  id: 'ecp-man',
  width: 'half',
  height: 334,
  texts: {
    en: {
      ask: 'Ask about her',
      words: ['Hours', 'Breastfeeding', 'Medicines'],
      card: 'A card for her, with a number to call',
      alt: 'A man at the counter of a pharmacy. The seller asks about the woman: hours since sex, breastfeeding, medicines. Below, a card for her with a number to call.',
      note: 'Three things to ask him. What he does not know, he can ask her by telephone.',
    },
    fr: {
      ask: 'Demander pour elle',
      words: ['Heures', 'Allaitement', 'Médicaments'],
      card: 'Une carte pour elle, avec un numéro',
      alt: 'Un homme au comptoir d’une pharmacie. La vendeuse pose trois questions sur la femme : les heures depuis le rapport, l’allaitement, les médicaments. En bas, une carte pour elle avec un numéro à appeler.',
      note: 'Trois choses à lui demander. Ce qu’il ne sait pas, il peut le demander par téléphone.',
    },
    es: {
      ask: 'Preguntar por ella',
      words: ['Horas', 'Lactancia', 'Medicinas'],
      card: 'Una tarjeta para ella, con un número',
      alt: 'Un hombre en el mostrador de una farmacia. La vendedora pregunta por la mujer: horas desde el sexo, lactancia, medicinas. Abajo, una tarjeta para ella con un número para llamar.',
      note: 'Tres cosas que preguntarle. Lo que él no sepa, puede preguntárselo a ella por teléfono.',
    },
  },
  draw: ({ ask, words, card }) => [
    bust(BUYER, { x: 20, y: 0, scale: 0.6 }),
    bust(SELLER, { x: 270, y: 0, scale: 0.6 }),
    rect(0, 100, WIDTHS.half, 16, { fill: 'skinLight', stroke: 'ink', width: 3 }),
    methodSign('emergency', { x: 160, y: 34, scale: 0.62 }),
    text(ask, WIDTHS.half / 2, 144, { bold: true, anchor: 'middle', paint: 'indigo' }),
    ...aboutHer(words),
    rect(0, 256, WIDTHS.half, 76, { fill: 'leafPale', stroke: 'leaf', width: 3, radius: 12 }),
    group(telephone(), { x: 6, y: 262, scale: 0.64 }),
    ...textBox(card, 84, 294, WIDTHS.half - 92, { middle: true }).shapes,
  ],
})

/** The words side by side, with equal gaps, each below its sign. */
function aboutHer(words: string[]): Shape[] {
  const widths = words.map((word) => textWidth(word))
  const gap = (WIDTHS.half - widths.reduce((sum, width) => sum + width, 0)) / words.length
  return words.flatMap((word, index) => {
    const left = widths.slice(0, index).reduce((sum, width) => sum + width + gap, gap / 2)
    const middle = left + (widths[index] ?? 0) / 2
    return [
      group(ABOUT_HER[index]?.() ?? [], { x: middle - 31, y: 154, scale: 0.62 }),
      text(word, middle, 243, { anchor: 'middle' }),
    ]
  })
}

const ABOUT_HER: (() => Shape[])[] = [
  () => clock(50, 50, 46, 0.4),
  () => [methodSign('breastfeeding', { x: 0, y: 0 })],
  tabletsStay,
]

/** What a client who wants no method today can take home. */
export const ecpTakeHome = diagram({
  id: 'ecp-take-home',
  width: 'half',
  height: ROW.height * 3 + ROW.gap * 2,
  texts: {
    en: {
      words: ['Condoms, in a plain bag', 'A second dose, where allowed', 'A card: where we are, when open'],
      alt: 'Three things to take home: condoms in a plain bag; a second dose, where this is allowed; a card that says where we are and when we are open.',
      note: 'Put the three things on the table. Who of us can hand them out tomorrow, and what is missing?',
    },
    fr: {
      words: ['Préservatifs, sac neutre', 'Une seconde dose, si permis', 'Une carte : lieu et heures'],
      alt: 'Trois choses à emporter : des préservatifs dans un sac neutre ; une seconde dose, là où c’est permis ; une carte qui dit où nous sommes et quand nous ouvrons.',
      note: 'Posez les trois objets sur la table. Qui de nous peut les donner demain, et que manque-t-il ?',
    },
    es: {
      words: ['Condones en bolsa sin marca', 'Otra dosis, si se permite', 'Una tarjeta: lugar y horario'],
      alt: 'Tres cosas para llevar a casa: condones en una bolsa sin marca; otra dosis, donde se permite; una tarjeta que dice dónde estamos y cuándo abrimos.',
      note: 'Ponga las tres cosas en la mesa. ¿Quién de nosotros puede entregarlas mañana, y qué falta?',
    },
  },
  draw: ({ words }) =>
    words.flatMap((label, index) => {
      const y = index * (ROW.height + ROW.gap)
      return [
        rect(0, y, WIDTHS.half, ROW.height, { fill: 'sand', radius: 12 }),
        group(THINGS[index]?.() ?? [], { x: 14, y: y + 9, scale: 0.86 }),
        ...textBox(label, 122, y + ROW.height / 2, WIDTHS.half - 130, { middle: true, bold: true }).shapes,
      ]
    }),
})

const THINGS: (() => Shape[])[] = [
  plainBag,
  () => [methodSign('emergency', { x: 0, y: 0 })],
  () => [
    rect(2, 18, 96, 66, { fill: 'white', stroke: 'indigo', width: 4, radius: 8 }),
    path('M22 52C10 36 34 22 38 42C38 48 32 54 28 64Z', { fill: 'terracotta' }),
    circle(29, 41, 4, { fill: 'white' }),
    ...clock(70, 50, 22, 0),
  ],
]
