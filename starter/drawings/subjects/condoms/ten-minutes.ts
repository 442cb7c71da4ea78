import { diagram } from '../../diagram.ts'
import { talk, warning } from '../../kit/client-scenes.ts'
import { panels } from '../../kit/panels.ts'
import type { PersonLook } from '../../kit/people.ts'
import { group, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { packet } from './parts.ts'
import { pinchTip, unroll } from './scenes.ts'

const CLIENT: PersonLook = { skin: 'skin', head: 'short', cloth: 'marigold' }
const TEACHER: PersonLook = { skin: 'skinDark', head: 'bun', cloth: 'leaf' }

/** Minutes of each part, as the handout on teaching condom use has them. */
const MINUTES = ['1–2', '3–4', '5–7', '8–9', '10']

/** Ten minutes that teach condom use: the client's own practice is the longest part. */
export const condomTenMinutes = diagram({
  id: 'condom-ten-minutes',
  width: 'full',
  height: 262,
  texts: {
    en: {
      units: ['Minutes', 'Minute'],
      words: [
        'What for? How did it go?',
        'Show on a model, and talk',
        '“Now you, please”',
        'Obstacles? If it breaks: come',
        'Give enough; offer tests',
      ],
      alt: 'Ten minutes in five pictures. Minutes 1 and 2: ask what condoms are for and how it went. 3 and 4: show on a model while you talk. 5 to 7: the client does it on the model. 8 and 9: who may object, and come within hours if one breaks. 10: give enough, offer tests and another method.',
      note: 'Ask which part is the longest, and who works in it: the client.',
    },
    fr: {
      units: ['Minutes', 'Minute'],
      words: [
        'Pourquoi ? Et avant ?',
        'Montrer sur un modèle',
        '« À vous, s’il vous plaît »',
        'Obstacles ? Rupture : venir',
        'En donner assez ; tests',
      ],
      alt: 'Dix minutes en cinq images. Minutes 1 et 2 : demander à quoi servent les préservatifs et comment cela s’est passé. 3 et 4 : montrer sur un modèle en parlant. 5 à 7 : le client le fait sur le modèle. 8 et 9 : qui peut s’opposer, et venir dans les heures qui suivent si un préservatif rompt. 10 : en donner assez, proposer des tests et une autre méthode.',
      note: 'Demandez quelle partie est la plus longue, et qui y travaille : le client.',
    },
    es: {
      units: ['Minutos', 'Minuto'],
      words: [
        '¿Para qué? ¿Cómo le fue?',
        'Mostrar en un modelo',
        '«Ahora usted, por favor»',
        '¿Quién se opone? Si se rompe: venir',
        'Dar bastantes; pruebas',
      ],
      alt: 'Diez minutos en cinco imágenes. Minutos 1 y 2: preguntar para qué son los condones y cómo le fue. 3 y 4: mostrar en un modelo mientras habla. 5 a 7: el cliente lo hace en el modelo. 8 y 9: quién puede oponerse, y venir en pocas horas si uno se rompe. 10: dar bastantes, ofrecer pruebas y otro método.',
      note: 'Pregunte qué parte es la más larga y quién trabaja en ella: el cliente.',
    },
  },
  draw: ({ units: [several = '', one = ''], words }) =>
    panels(5, {
      words,
      height: 262,
      sceneHeight: 158,
      fills: ['indigoPale', 'indigoPale', 'leafPale', 'indigoPale', 'indigoPale'],
      scene: (index, width) => [
        ...minutes(`${index === 4 ? one : several} ${MINUTES[index] ?? ''}`, width),
        group(SCENES[index]?.() ?? [], { x: 3, y: 50, scale: 0.62 }),
      ],
    }),
})

/** A label across the top of a panel. */
function minutes(words: string, width: number): Shape[] {
  return [
    rect(0, 0, width, 44, { fill: 'indigo', radius: 12 }),
    text(words, width / 2, 31, { bold: true, paint: 'white', anchor: 'middle' }),
  ]
}

/** A conversation without its background, as the steps below. */
function conversation(inBubble: Shape[]): Shape[] {
  return talk(inBubble, CLIENT, TEACHER).slice(1)
}

const SCENES: (() => Shape[])[] = [
  () => conversation([text('?', 120, 51, { size: 40, bold: true, paint: 'indigo', anchor: 'middle' })]),
  () => pinchTip().slice(1),
  () => unroll().slice(1),
  () => conversation([group(warning(0, 0), { x: 120, y: 37, scale: 0.6 })]),
  () => [...packet(76, 52, 76), ...packet(160, 52, 76), ...packet(118, 132, 76)],
]
