import { diagram } from '../../diagram.ts'
import { LABEL, leader } from '../../kit/leader.ts'
import { group, type Point, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'
import { organs } from './vas.ts'

type Answer = [question: string, answer: string]

interface Place {
  /** Where the words begin: at the left side their right edge. */
  at: Point
  to: Point
}

const LEFT: Place[] = [
  { at: [280, 8], to: [402, 156] },
  { at: [280, 116], to: [410, 229] },
  { at: [280, 224], to: [362, 264] },
]
const RIGHT: Place[] = [
  { at: [556, 8], to: [458, 92] },
  { at: [556, 116], to: [484, 192] },
  { at: [556, 224], to: [474, 264] },
]

/** What men ask, each question beside the part of the body that it is about. */
export const vasQuestions = diagram({
  id: 'vas-questions',
  width: 'full',
  height: 314,
  anatomical: true,
  texts: {
    en: {
      left: answers(
        ['“Will it still stand?”', 'Yes. Blood, nerves and hormones stay.'],
        ['“Does it hurt?”', 'A prick, then pulling. Sore for some days.'],
        ['“Like castrating a bull?”', 'No. The testicles stay and work.'],
      ),
      right: answers(
        ['“Will semen come?”', 'Yes. It looks and feels the same.'],
        ['“Can it be undone?”', 'Probably not. It is for life.'],
        ['“Where do sperm go?”', 'The body takes them up again.'],
      ),
      alt: 'The organs of a man from the front, with both tubes closed. Six questions point to a part. Will it still stand? Yes: blood, nerves and hormones stay. Does it hurt? A prick, then pulling; sore for some days. Is it like castrating a bull? No: the testicles stay and work. Will semen come? Yes, it looks and feels the same. Can it be undone? Probably not. Where do sperm go? The body takes them up again.',
      note: 'Read a question aloud before you show the picture. Let trainees answer each question in one sentence, as if to an uncle.',
    },
    fr: {
      left: answers(
        ['« L’érection ? »', 'Elle reste : sang, nerfs, hormones intacts.'],
        ['« Ça fait mal ? »', 'Une piqûre, puis on tire. Sensible quelques jours.'],
        ['« Châtré comme un taureau ? »', 'Non. Les testicules restent et travaillent.'],
      ),
      right: answers(
        ['« Et le sperme ? »', 'Il garde le même aspect.'],
        ['« Peut-on le défaire ? »', 'Sans doute pas. C’est pour la vie.'],
        ['« Les spermatozoïdes ? »', 'Le corps les absorbe.'],
      ),
      alt: 'Les organes d’un homme vus de face, les deux canaux fermés. Six questions montrent une partie. L’érection ? Elle reste : sang, nerfs et hormones intacts. Ça fait mal ? Une piqûre, puis on tire ; sensible quelques jours. Châtré comme un taureau ? Non, les testicules restent et travaillent. Et le sperme ? Il garde le même aspect. Peut-on le défaire ? Sans doute pas. Les spermatozoïdes ? Le corps les absorbe.',
      note: 'Cachez les réponses. Les participants répondent en une phrase, comme à un oncle.',
    },
    es: {
      left: answers(
        ['«¿La erección?»', 'Sigue igual: sangre, nervios y hormonas.'],
        ['«¿Duele?»', 'Un pinchazo, luego tirones. Dolor unos días.'],
        ['«¿Como castrar a un toro?»', 'No. Los testículos quedan y trabajan.'],
      ),
      right: answers(
        ['«¿Sale algo?»', 'Sí, semen con el mismo aspecto.'],
        ['«¿Se puede deshacer?»', 'Probablemente no. Es para toda la vida.'],
        ['«¿Y los espermatozoides?»', 'El cuerpo los absorbe.'],
      ),
      alt: 'Los órganos de un hombre vistos de frente, con los dos conductos cerrados. Seis preguntas señalan una parte. ¿La erección? Sigue igual: sangre, nervios y hormonas. ¿Duele? Un pinchazo, luego tirones; dolor unos días. ¿Como castrar a un toro? No, los testículos quedan y trabajan. ¿Sale algo? Sí, semen con el mismo aspecto. ¿Se puede deshacer? Probablemente no. ¿Y los espermatozoides? El cuerpo los absorbe.',
      note: 'Tape las respuestas. Los participantes contestan en una frase, como a un tío.',
    },
  },
  draw: ({ left, right }) => [
    group(organs(), { x: 268 }),
    ...left.flatMap((answer, index) => beside(answer, LEFT[index], 'end')),
    ...right.flatMap((answer, index) => beside(answer, RIGHT[index], 'start')),
  ],
})

function answers(...all: Answer[]): Answer[] {
  return all
}

function beside([question, answer]: Answer, place: Place | undefined, anchor: 'start' | 'end'): Shape[] {
  if (!place) return []
  const { at, to } = place
  const [x, y] = at
  const above = textBox(question, x, y, 282, { ...LABEL, anchor })
  return [
    ...above.shapes,
    ...textBox(answer, x, y + above.height, 282, { anchor }).shapes,
    ...leader([anchor === 'end' ? x + 6 : x - 6, y + 16], to),
  ]
}
