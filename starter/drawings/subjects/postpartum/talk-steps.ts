import { card } from '../../kit/client-scenes.ts'
import { backdrop } from '../../kit/frames.ts'
import { cross, tick } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { calendar } from '../../kit/objects.ts'
import { baby, bubble, bust, type PersonLook } from '../../kit/people.ts'
import { group, line, rect, type Shape } from '../../kit/shapes.ts'
import { step } from '../../kit/step.ts'
import { text } from '../../kit/text.ts'
import { heart, pen } from '../training/things.ts'

const CLIENT: PersonLook = { skin: 'skin', head: 'wrap', headPaint: 'terracotta', cloth: 'leaf' }
const NURSE: PersonLook = { skin: 'skinDark', head: 'bun', cloth: 'indigo', isProvider: true }

/** The client at the left, the provider at the right; the bubble, 120 by 62, is that of the one who speaks. */
function says(who: 'client' | 'nurse', inBubble: Shape[]): Shape[] {
  return [
    backdrop(),
    bust(CLIENT, { x: 4, y: 78, scale: 0.51 }),
    bust(NURSE, { x: 160, y: 78, scale: 0.51 }),
    ...bubble(60, 8, 120, 62, who === 'client' ? 12 : 108),
    group(inBubble, { x: 60, y: 8 }),
  ]
}

const question = (x: number) => text('?', x, 44, { size: 40, bold: true, paint: 'indigo', anchor: 'middle' })

/** What she and the provider can agree on: a method, a date, a leaflet, nothing for now. */
function agreements(): Shape[] {
  const leaflet = [
    rect(12, 8, 46, 54, { fill: 'white', stroke: 'indigo', width: 3, radius: 3 }),
    ...[22, 34, 46].map((y) => line([20, y], [50, y], { stroke: 'inkSoft', width: 4 })),
  ]
  const things: Shape[][] = [
    [methodSign('implant', { x: 2, y: 2, scale: 0.66 })],
    calendar(35, 38, 56, 'terracotta'),
    leaflet,
    [line([18, 35], [52, 35], { stroke: 'ink', width: 7 })],
  ]
  return [
    backdrop(),
    ...things.map((thing, index) =>
      group([rect(-18, -3, 106, 76, { fill: 'white', radius: 12 }), ...thing], {
        x: 27 + (index % 2) * 116,
        y: 8 + Math.floor(index / 2) * 84,
      }),
    ),
  ]
}

/** The six steps of a conversation of four minutes, as handout 7 of the postpartum module words them. */
export const talkSteps = [
  step('talk-open', () => says('nurse', [...tick(34, 31, 42), ...cross(86, 31, 36)]), {
    en: ['The provider asks whether she may ask; yes and no are both answers.', 'A no is accepted with a smile.'],
    fr: [
      'La prestataire demande si elle peut poser une question ; oui et non sont deux réponses.',
      'Un non est accepté avec le sourire.',
    ],
    es: ['La proveedora pide permiso para preguntar; sí y no son respuestas.', 'Un no se acepta con una sonrisa.'],
  }),
  step(
    'talk-ask',
    () =>
      says('nurse', [
        baby('skin', 'marigold', { x: 7, y: 17, scale: 0.4 }),
        ...calendar(72, 33, 30, 'terracotta'),
        question(103),
      ]),
    {
      en: ['The provider asks about another child, and when.', 'Ask first, and wait for the answer.'],
      fr: ['La prestataire demande si elle souhaite un autre enfant, et quand.', 'Demandez d’abord, et attendez.'],
      es: ['La proveedora pregunta por otro hijo, y cuándo.', 'Pregunte primero y espere la respuesta.'],
    },
  ),
  step(
    'talk-tell',
    () =>
      says(
        'nurse',
        (['pills', 'implant', 'condom'] as const).map((sign, index) =>
          methodSign(sign, { x: 6 + index * 37, y: 14, scale: 0.34 }),
        ),
      ),
    {
      en: ['The provider tells a few facts about methods.', 'Tell only what fits her answer.'],
      fr: ['La prestataire donne quelques informations sur les méthodes.', 'Seulement ce qui convient à sa réponse.'],
      es: ['La proveedora da unos pocos datos sobre métodos.', 'Solo lo que corresponde a su respuesta.'],
    },
  ),
  step(
    'talk-ask-again',
    () =>
      says('client', [
        methodSign('implant', { x: 12, y: 12, scale: 0.38 }),
        group(heart(), { x: 62, y: 9, scale: 0.44 }),
      ]),
    {
      en: ['The woman says what matters to her in a method.', 'Her words come before the next fact.'],
      fr: ['La femme dit ce qui compte pour elle dans une méthode.', 'Ses mots passent avant l’information suivante.'],
      es: ['La mujer dice qué le importa en un método.', 'Sus palabras van antes del dato siguiente.'],
    },
  ),
  step('talk-agree', agreements, {
    en: ['A method, a date, a leaflet, or nothing for now.', 'All four are good ends of a conversation.'],
    fr: [
      'Une méthode, une date, un dépliant, ou rien pour l’instant.',
      'Les quatre sont une bonne fin de conversation.',
    ],
    es: ['Un método, una fecha, un folleto, o nada por ahora.', 'Las cuatro son un buen final de la conversación.'],
  }),
  step('talk-write', () => [...card([...calendar(74, 98, 50)]), pen(150, 138, 1.1)], {
    en: ['A card with a date, and a pen.', 'Ask where the next colleague would look.'],
    fr: ['Une carte avec une date, et un stylo.', 'Demandez où regarderait la collègue suivante.'],
    es: ['Una tarjeta con una fecha y un bolígrafo.', 'Pregunte dónde miraría la próxima colega.'],
  }),
]
