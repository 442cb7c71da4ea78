import { type Diagram, diagram } from '../../diagram.ts'
import { hundred } from '../../kit/hundred.ts'
import { clock } from '../../kit/objects.ts'
import { bubble, bust, motherAndBaby, type PersonLook } from '../../kit/people.ts'
import { ellipse, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { sheet } from '../training/things.ts'
import { dayClock, hourNumbers } from './clocks.ts'
import { feedingBottle, otherFood, sixMonths } from './icons.ts'

const MOTHER: PersonLook = { skin: 'skin', head: 'wrap', headPaint: 'leaf', cloth: 'terracotta' }
const MIDWIFE: PersonLook = { skin: 'skinDeep', head: 'bun', cloth: 'indigo', isProvider: true }
const OBSERVER: PersonLook = { skin: 'skinLight', head: 'cap', headPaint: 'indigo', cloth: 'leaf' }

function question(x: number, y: number, size: number): Shape {
  return text('?', x, y, { size, bold: true, paint: 'terracotta', anchor: 'middle' })
}

/** A hundred mothers, six months later: how many are pregnant? */
const lamGuess = diagram({
  id: 'lam-guess',
  width: 'half',
  height: 320,
  texts: {
    en: {
      start: '100 mothers',
      alt: 'A hundred empty rings for a hundred mothers; an arrow over six months to a large question mark.',
      note: 'Keep the answer for the slide on how well LAM protects, which shows the same hundred rings.',
    },
    fr: {
      start: '100 mères',
      alt: 'Cent ronds vides pour cent mères ; une flèche sur six mois vers un grand point d’interrogation.',
      note: 'Gardez la réponse pour la diapositive sur l’efficacité, qui montre les mêmes cent ronds.',
    },
    es: {
      start: '100 madres',
      alt: 'Cien círculos vacíos para cien madres; una flecha sobre seis meses hacia un gran signo de pregunta.',
      note: 'Guarde la respuesta para la diapositiva sobre la eficacia, que muestra los mismos cien círculos.',
    },
  },
  draw: ({ start }) => [
    rect(0, 0, 380, 320, { fill: 'marigoldPale', radius: 14 }),
    text(start, 112, 36, { bold: true, anchor: 'middle' }),
    ...hundred(14, 54, 19.6, 0),
    ...sixMonths(294, 62, 96),
    question(294, 262, 176),
    path('M222 152H246M246 152l-10 -9M246 152l-10 9', { stroke: 'ink', width: 5 }),
  ],
})

/** What a yes does not say. */
const lamYes = diagram({
  id: 'lam-yes',
  width: 'half',
  height: 330,
  texts: {
    en: {
      yes: '“Yes.”',
      alt: 'A mother with her baby says yes. Three boxes with question marks: a bottle, a bowl of other food, a clock with the night.',
      note: 'Point to each box: her yes says nothing about a bottle, other food or the night.',
    },
    fr: {
      yes: '« Oui. »',
      alt: 'Une mère avec son bébé dit oui. Trois cases avec des points d’interrogation : un biberon, un bol, une horloge avec la nuit.',
      note: 'Montrez chaque case : son oui ne dit rien du biberon, d’une autre nourriture ni de la nuit.',
    },
    es: {
      yes: '«Sí.»',
      alt: 'Una madre con su bebé dice que sí. Tres cuadros con signos de pregunta: un biberón, un plato, un reloj con la noche.',
      note: 'Señale cada cuadro: su sí no dice nada del biberón, de otra comida ni de la noche.',
    },
  },
  draw: ({ yes }) => [
    rect(0, 0, 380, 200, { fill: 'terracottaPale', radius: 14 }),
    motherAndBaby(MOTHER, { x: 24, y: 16, scale: 0.92 }),
    ...bubble(206, 24, 140, 78, 20),
    text(yes, 276, 72, { size: 34, bold: true, anchor: 'middle' }),
    ...[
      feedingBottle(36, 112, 92),
      otherFood(40, 74, 58),
      [group(dayClock([0, 0], 74, [9, 12, 15, 20], []), { x: 43, y: 68, scale: 0.5 })],
    ].flatMap((shapes, index) => [
      rect(index * 131, 210, 118, 120, { fill: 'white', stroke: 'indigo', width: 3, radius: 12 }),
      group(shapes, { x: index * 131, y: 204 }),
      question(index * 131 + 97, 288, 50),
    ]),
  ],
})

/** Two kinds of seed on one clock. */
const lamSeeds = diagram({
  id: 'lam-seeds',
  width: 'half',
  height: 330,
  texts: {
    en: {
      seeds: ['breast', 'anything else'],
      alt: 'A clock of 24 hours with seeds on it. A light seed is a breastfeed, a dark seed anything else.',
      note: 'Put midnight at the top and noon below. This day is only an example: read the mothers from the cards.',
    },
    fr: {
      seeds: ['sein', 'toute autre chose'],
      alt: 'Une horloge de 24 heures avec des graines. Une graine claire est une tétée, une graine foncée toute autre chose.',
      note: 'Minuit en haut, midi en bas. Ce jour n’est qu’un exemple : lisez les mères des cartes.',
    },
    es: {
      seeds: ['pecho', 'cualquier otra cosa'],
      alt: 'Un reloj de 24 horas con semillas. Una semilla clara es una toma de pecho, una oscura cualquier otra cosa.',
      note: 'Medianoche arriba, mediodía abajo. Este día es solo un ejemplo: lea las madres de las tarjetas.',
    },
  },
  draw: ({ seeds: [light = '', dark = ''] }) => [
    ...dayClock([190, 122], 92, [], []),
    ...hourNumbers([190, 122], 92),
    ...[15, 75, 130, 165, 205, 250, 300].map((angle) => seed(angle, 'sand')),
    ...[100, 228].map((angle) => seed(angle, 'hair')),
    ...[light, dark].flatMap((words, index) => [
      seedAt(24, 268 + index * 38, index === 0 ? 'sand' : 'hair'),
      text(words, 56, 277 + index * 38, { bold: true }),
    ]),
  ],
})

function seed(angle: number, fill: 'sand' | 'hair'): Shape {
  const turn = ((angle - 90) * Math.PI) / 180
  return seedAt(190 + 66 * Math.cos(turn), 122 + 66 * Math.sin(turn), fill)
}

function seedAt(x: number, y: number, fill: 'sand' | 'hair'): Shape {
  return group([ellipse(0, 0, 14, 10, { fill, stroke: 'ink', width: 2.5 })], { x, y })
}

/** Mother, provider and observer, and what the observer writes down. */
const lamInThrees = diagram({
  id: 'lam-in-threes',
  width: 'half',
  height: 330,
  texts: {
    en: {
      story: 'day, night…',
      counts: ['How long did she talk?', 'Was the date said?'],
      alt: 'A mother tells a provider the story of a day and a night. An observer notes two things: how long the mother spoke, and whether the date was said.',
      note: 'After each round the mother speaks first, then the observer, then the provider.',
    },
    fr: {
      story: 'jour, nuit…',
      counts: ['A-t-elle parlé longtemps ?', 'La date est-elle dite ?'],
      alt: 'Une mère raconte à une prestataire un jour et une nuit. Un observateur note deux choses : combien de temps la mère a parlé, et si la date a été dite.',
      note: 'Après chaque tour, la mère parle d’abord, puis l’observateur, puis la prestataire.',
    },
    es: {
      story: 'día, noche…',
      counts: ['¿Cuánto habló ella?', '¿Se dijo la fecha?'],
      alt: 'Una madre cuenta a una proveedora un día y una noche. Un observador anota dos cosas: cuánto habló la madre y si se dijo la fecha.',
      note: 'Después de cada ronda habla primero la madre, luego el observador y después la proveedora.',
    },
  },
  draw: ({ story, counts: [time = '', date = ''] }) => [
    rect(0, 0, 380, 180, { fill: 'indigoPale', radius: 14 }),
    motherAndBaby(MOTHER, { x: 10, y: 58, scale: 0.61 }),
    bust(MIDWIFE, { x: 272, y: 70, scale: 0.61 }),
    ...bubble(92, 12, 176, 58, 14),
    text(story, 180, 50, { anchor: 'middle', bold: true }),
    rect(0, 190, 380, 140, { fill: 'leafPale', radius: 14 }),
    bust(OBSERVER, { x: 2, y: 222, scale: 0.6 }),
    ...clock(126, 228, 24, 0.4),
    ...textBox(time, 160, 228, 214, { middle: true }).shapes,
    group(sheet(3), { x: 100, y: 264, scale: 0.54 }),
    ...textBox(date, 160, 292, 214, { middle: true }).shapes,
  ],
})

/** Pictures for talking and for group work. */
export const LAM_ACTIVITIES: Diagram[] = [lamGuess, lamYes, lamSeeds, lamInThrees]
