import { type Diagram, diagram, WIDTHS } from '../../diagram.ts'
import { stepNumber } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { bottle, clock, moon, sun } from '../../kit/objects.ts'
import { bust, type PersonLook } from '../../kit/people.ts'
import { arrow, circle, group, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { tilesDiagram } from '../../kit/tiles.ts'
import { shield } from '../people/signs.ts'
import { speech } from '../training/scenery.ts'
import { heart } from '../training/things.ts'
import { femaleCondomMonday } from './female-desk.ts'
import { femaleCondom, squeezed } from './female-parts.ts'
import { squeezeRing } from './female-scenes.ts'
import { packet } from './parts.ts'

const { half: WIDTH } = WIDTHS
const SHE: PersonLook = { skin: 'skin', head: 'wrap', headPaint: 'terracotta', cloth: 'leaf' }
const HE: PersonLook = { skin: 'skinDark', head: 'short', cloth: 'indigo' }

function question(x: number, y: number, size: number): Shape {
  return text('?', x, y, { size, bold: true, paint: 'terracotta', anchor: 'middle' })
}

/** A packet and what was in it; neither end has a name yet. */
const explore = diagram({
  id: 'female-condom-explore',
  width: 'half',
  height: 330,
  texts: {
    en: {
      alt: 'A packet and a female condom with a question mark at each end: which part goes inside, which stays out?',
      note: 'Do not name the ends yet. Everyone holds an open condom while the slide is shown.',
    },
    fr: {
      alt: 'Un sachet et un préservatif féminin, un point d’interrogation à chaque bout : quelle partie va dedans, laquelle reste dehors ?',
      note: 'Ne nommez pas encore les bouts. Chacun tient un préservatif ouvert pendant que l’image est montrée.',
    },
    es: {
      alt: 'Un sobre y un condón femenino con un signo de interrogación en cada extremo: ¿qué parte va dentro y cuál queda fuera?',
      note: 'No nombre todavía los extremos. Cada persona tiene un condón abierto mientras se muestra el dibujo.',
    },
  },
  draw: () => [
    rect(0, 0, WIDTH, 330, { fill: 'marigoldPale', radius: 14 }),
    ...packet(84, 106, 118),
    ...arrow([96, 188], [150, 252], { width: 7, bend: -16, paint: 'terracotta' }),
    group(femaleCondom(), { x: 240, y: 62, scale: 1.28 }),
    ...[76, 262].flatMap((y) => [
      circle(344, y, 28, { fill: 'white', stroke: 'terracotta', width: 4 }),
      question(344, y + 15, 42),
    ]),
  ],
})

/** Three places on the wall for what people say. */
const sayings = diagram({
  id: 'female-condom-sort',
  width: 'half',
  height: 324,
  texts: {
    en: {
      words: ['Drawback', 'Teaching can change it', 'Wrong belief'],
      alt: 'Three places on the wall with empty cards: drawback; teaching can change it; wrong belief.',
      note: 'The group decides together where each saying hangs. A card may move when there is a reason.',
    },
    fr: {
      words: ['Inconvénient', 'La formation y peut', 'Idée fausse'],
      alt: 'Trois places au mur avec des cartes vides : inconvénient ; la formation peut changer cela ; idée fausse.',
      note: 'Le groupe décide ensemble où va chaque phrase. Une carte peut changer de place avec une raison.',
    },
    es: {
      words: ['Inconveniente', 'Enseñar lo cambia', 'Creencia falsa'],
      alt: 'Tres lugares en la pared con tarjetas vacías: inconveniente; la enseñanza puede cambiarlo; creencia falsa.',
      note: 'El grupo decide dónde va cada frase. Una tarjeta puede cambiar de lugar si hay razón.',
    },
  },
  draw: ({ words }) =>
    words.flatMap((word, index): Shape[] => {
      const y = index * 110
      return [
        rect(0, y, WIDTH, 104, { fill: index === 1 ? 'marigoldPale' : 'indigoPale', radius: 12 }),
        ...textBox(word, 14, y + 52, 166, { bold: true, middle: true }).shapes,
        ...[186, 284].flatMap((x): Shape[] => [
          rect(x, y + 18, 84, 68, { fill: 'white', stroke: 'ink', width: 3, radius: 4 }),
          path(`M${x + 12} ${y + 36}h60M${x + 12} ${y + 52}h46M${x + 12} ${y + 68}h54`, {
            stroke: 'steel',
            width: 4,
            dash: [8, 5],
          }),
        ]),
      ]
    }),
})

/** Somebody sits with both hands on the lap. */
function handsOnLap(): Shape[] {
  return [
    bust({ skin: 'skinDark', head: 'bun', cloth: 'leaf', isProvider: true }, { x: 14, y: -4, scale: 0.48 }),
    path('M12 98V84Q12 74 24 74H76Q88 74 88 84V98Z', { fill: 'indigo' }),
    path('M18 70Q22 88 44 86M82 70Q78 88 56 86', { stroke: 'steelPale', width: 11 }),
    path('M40 86H60', { stroke: 'skinDark', width: 13 }),
  ]
}

/** An eye that looks up. */
function lookUp(): Shape[] {
  return [
    path('M6 66Q50 26 94 66Q50 104 6 66Z', { fill: 'white', stroke: 'ink', width: 4 }),
    circle(50, 57, 16, { fill: 'skinDark' }),
    circle(50, 54, 7, { fill: 'ink' }),
    ...arrow([50, 34], [50, 2], { width: 6, paint: 'terracotta' }),
  ]
}

function checklist(): Shape[] {
  return [
    rect(18, 4, 64, 92, { fill: 'white', stroke: 'ink', width: 3, radius: 4 }),
    ...[22, 42, 62, 82].flatMap((y): Shape[] => [
      rect(27, y - 7, 14, 14, { stroke: 'ink', width: 3 }),
      line([50, y], [73, y], { stroke: 'indigo', width: 5 }),
    ]),
  ]
}

const coach = tilesDiagram(
  'female-condom-coach',
  [() => [group(squeezeRing().slice(1), { x: -22, y: 0, scale: 0.6 })], handsOnLap, lookUp, checklist],
  {
    en: {
      words: ['B does it', 'A: hands on lap', 'Eyes up', 'Checklist'],
      alt: 'Four pictures: a hand squeezes the inner ring, B does the work; a provider with both hands on the lap, A coaches; an eye that looks up; a checklist.',
      note: 'Walk past and look at the hands of A only.',
    },
    fr: {
      words: ['B fait tout', 'A : mains posées', 'Yeux en haut', 'Liste'],
      alt: 'Quatre images : une main presse l’anneau interne, B fait le travail ; une prestataire, les deux mains sur les genoux, A guide ; un œil qui regarde en haut ; une liste.',
      note: 'Passez et regardez seulement les mains de A.',
    },
    es: {
      words: ['B lo hace', 'A: manos quietas', 'Vista arriba', 'Lista'],
      alt: 'Cuatro dibujos: una mano aprieta el aro interno, B hace el trabajo; una proveedora con las dos manos en el regazo, A guía; un ojo que mira hacia arriba; una lista.',
      note: 'Pase y mire solo las manos de A.',
    },
  },
)

/** Practice before she relies on it. */
const tryFirst = tilesDiagram(
  'female-condom-try',
  [
    () => [...sun(78, 24, 15), group(femaleCondom(), { x: 40, y: 18, scale: 0.48 })],
    () => [...packet(24, 26, 40), ...packet(72, 26, 40), ...packet(24, 74, 40), ...packet(72, 74, 40)],
    () => [methodSign('pills', { x: -2, y: -2, scale: 0.66 }), methodSign('injection', { x: 38, y: 36, scale: 0.66 })],
    () => [...bottle(34, 98, 92), ...packet(80, 68, 46)],
  ],
  {
    en: {
      words: ['Alone, by day', 'Several tries', 'Keep yours now', 'Take plenty'],
      alt: 'Four pictures: an open condom and the sun, practise alone in daylight; four packets, several tries; pills and an injection, keep the present method until sure; lubricant and a packet, take plenty.',
      note: 'Cover one picture: who notices which advice is missing?',
    },
    fr: {
      words: ['Seule, de jour', 'Plusieurs essais', 'Garder la vôtre', 'En prendre assez'],
      alt: 'Quatre images : un préservatif ouvert et le soleil, s’exercer seule, de jour ; quatre sachets, plusieurs essais ; pilules et injection, garder la méthode actuelle ; lubrifiant et sachet, en prendre assez.',
      note: 'Cachez une image : qui remarque le conseil qui manque ?',
    },
    es: {
      words: ['Sola, de día', 'Varios intentos', 'Seguir con el suyo', 'Llevar bastantes'],
      alt: 'Cuatro dibujos: un condón abierto y el sol, practicar sola y de día; cuatro sobres, varios intentos; píldoras e inyección, seguir con el método actual; lubricante y un sobre, llevar bastantes.',
      note: 'Tape un dibujo: ¿quién nota qué consejo falta?',
    },
  },
)

const homeTalk = tilesDiagram(
  'female-condom-home',
  [
    () => [...clock(38, 56, 34, 0.25), moon(82, 24, 34)],
    () => [
      methodSign('femaleCondom', { x: -14, y: 24, scale: 0.6 }),
      group(speech([]), { x: 52, y: 28, scale: 0.58 }),
      path('M62 46H96M62 58H84', { stroke: 'inkSoft', width: 4 }),
    ],
    () => [group(shield(), { x: -10, y: 18, scale: 0.66 }), group(heart(), { x: 54, y: 24, scale: 0.56 })],
    () => [...speech([]), question(53, 62, 56)],
  ],
  {
    en: {
      words: ['When?', 'Show or speak?', 'Which reason?', 'And if no?'],
      alt: 'Four pictures for four questions: a clock and the moon, when; a female condom or a speech bubble, show or speak first; a shield and a heart, which reason; a bubble with a question mark, and if the answer is no.',
      note: 'Leave the pictures on the wall while the client thinks. Do not answer for the client.',
    },
    fr: {
      words: ['Quand ?', 'Montrer, parler ?', 'Quelle raison ?', 'Et si c’est non ?'],
      alt: 'Quatre images pour quatre questions : une horloge et la lune, quand ; un préservatif féminin ou une bulle, montrer ou parler d’abord ; un bouclier et un cœur, quelle raison ; une bulle et un point d’interrogation, et si c’est non.',
      note: 'Laissez les images au mur pendant que la cliente réfléchit. Ne répondez pas à sa place.',
    },
    es: {
      words: ['¿Cuándo?', '¿Mostrar o hablar?', '¿Qué razón?', '¿Y si dice no?'],
      alt: 'Cuatro dibujos para cuatro preguntas: un reloj y la luna, cuándo; un condón femenino o un globo, mostrar o hablar primero; un escudo y un corazón, qué razón; un globo con interrogación, y si dice que no.',
      note: 'Deje los dibujos en la pared mientras la usuaria piensa. No responda por ella.',
    },
  },
)

/** An open door with an arrow to the outside. */
function door(): Shape[] {
  return [
    rect(10, 4, 50, 92, { fill: 'ink' }),
    path('M10 4L-12 16V104L10 96Z', { fill: 'skinLight', stroke: 'ink', width: 3 }),
    ...arrow([34, 56], [96, 56], { width: 8, paint: 'terracotta' }),
  ]
}

/** The three rounds of the role play. */
const rounds = diagram({
  id: 'female-condom-rounds',
  width: 'half',
  height: 330,
  texts: {
    en: {
      alt: 'Three rounds. 1: the partner asks about the female condom. 2: the woman, and the pressed ring that hurt. 3: the woman, and an open door through which she may be thrown out.',
      note: 'Point to the number of the round before each scene, and stop after fifteen minutes.',
    },
    fr: {
      alt: 'Trois tours. 1 : le partenaire pose une question sur le préservatif féminin. 2 : la femme, et l’anneau qui a fait mal. 3 : la femme, et une porte ouverte par laquelle on peut la chasser.',
      note: 'Montrez le numéro du tour avant chaque scène, et arrêtez après quinze minutes.',
    },
    es: {
      alt: 'Tres rondas. 1: la pareja pregunta por el condón femenino. 2: la mujer, y el aro que le dolió. 3: la mujer, y una puerta abierta por la que pueden echarla.',
      note: 'Señale el número de la ronda antes de cada escena y pare a los quince minutos.',
    },
  },
  draw: () =>
    [0, 1, 2].flatMap((index): Shape[] => {
      const y = index * 112
      return [
        rect(0, y, WIDTH, 106, { fill: index === 1 ? 'marigoldPale' : 'indigoPale', radius: 12 }),
        ...stepNumber(index + 1, 32, y + 53),
        bust(index === 0 ? HE : { ...SHE, isSad: true }, { x: 70, y: y + 4, scale: 0.56 }),
        ...(index === 0
          ? [methodSign('femaleCondom', { x: 190, y: y + 6, scale: 0.94 }), question(326, y + 76, 70)]
          : index === 1
            ? [
                group(squeezed(), { x: 236, y: y + 34, scale: 0.5 }),
                path(`M300 ${y + 12}l-16 40h22l-12 42l42 -54h-24l12 -28Z`, {
                  fill: 'terracotta',
                  stroke: 'ink',
                  width: 2.5,
                }),
              ]
            : [group(door(), { x: 220, y: y + 6, scale: 0.88 })]),
      ]
    }),
})

/** Pictures of the exercises. */
export const FEMALE_CONDOM_TEACH: Diagram[] = [explore, sayings, coach, tryFirst, homeTalk, rounds, femaleCondomMonday]
