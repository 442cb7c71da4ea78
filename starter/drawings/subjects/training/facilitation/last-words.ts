import { diagram, WIDTHS } from '../../../diagram.ts'
import { calendar, clockAt, moon, sun } from '../../../kit/objects.ts'
import { bubble, bust } from '../../../kit/people.ts'
import { arrow, circle, group, path, rect, type Shape } from '../../../kit/shapes.ts'
import { text } from '../../../kit/text.ts'
import { threeRows } from '../../choice/three-rows.ts'
import { book } from '../../people/signs.ts'
import { eye, NURSE, pen, sheet, WORKER } from '../things.ts'

/** What a facilitator says who does not know. */
export const honestWords = threeRows('training-honest-words', [notKnown, lookUp, tomorrow], {
  en: {
    alt: 'Three pictures, one for each line: a facilitator with a question mark; a book and a magnifying glass; a night, and then a clock at eight in the morning.',
    note: 'Cover the words. Who can say the three sentences from the pictures?',
  },
  fr: {
    alt: 'Trois images, une par ligne : une facilitatrice et un point d’interrogation ; un livre et une loupe ; une nuit, puis une horloge à huit heures du matin.',
    note: 'Cachez les mots. Qui peut dire les trois phrases d’après les images ?',
  },
  es: {
    alt: 'Tres dibujos, uno por línea: una facilitadora y un signo de pregunta; un libro y una lupa; una noche y después un reloj a las ocho de la mañana.',
    note: 'Tape las palabras. ¿Quién dice las tres frases con los dibujos?',
  },
})

/** What each facilitator promises at the end. */
export const promiseOfTwelve = threeRows('training-promise', [watched, watching, threeBubbles], {
  en: {
    alt: 'Three pictures, one for each line: an eye looks at a facilitator, with a calendar; a facilitator with a checklist looks at a colleague; three bubbles with a question mark, a book and a clock at eight.',
    note: 'Ask for the date of the first picture and for the name that belongs to the second.',
  },
  fr: {
    alt: 'Trois images, une par ligne : un œil regarde une facilitatrice, avec un calendrier ; une facilitatrice avec une liste regarde un collègue ; trois bulles avec un point d’interrogation, un livre et une horloge à huit heures.',
    note: 'Demandez la date de la première image et le nom de la deuxième.',
  },
  es: {
    alt: 'Tres dibujos, uno por línea: un ojo mira a una facilitadora, con un calendario; una facilitadora con una lista mira a un colega; tres globos con un signo de pregunta, un libro y un reloj a las ocho.',
    note: 'Pida la fecha del primer dibujo y el nombre del segundo.',
  },
})

/** A question that does not work, and an empty bubble for a better one. */
export const questionRepair = diagram({
  id: 'training-question-repair',
  width: 'half',
  height: 330,
  texts: {
    en: {
      alt: 'A speech bubble with a question mark that has a crack, an arrow, and an empty bubble with a pen.',
      note: 'Ask of each new question: which wrong answer could somebody give?',
    },
    fr: {
      alt: 'Une bulle fêlée avec un point d’interrogation, une flèche, et une bulle vide avec un feutre.',
      note: 'Pour chaque nouvelle question : quelle réponse fausse pourrait-on donner ?',
    },
    es: {
      alt: 'Un globo agrietado con un signo de pregunta, una flecha y un globo vacío con un marcador.',
      note: 'De cada pregunta nueva: ¿qué respuesta errada podría dar alguien?',
    },
  },
  draw: (): Shape[] => [
    rect(0, 0, WIDTHS.half, 330, { fill: 'sand', radius: 14 }),
    ...bubble(24, 18, 190, 104, 40),
    text('?', 76, 98, { size: 76, bold: true, paint: 'terracotta', anchor: 'middle' }),
    path('M140 16L122 46L148 66L126 92L140 124', { stroke: 'ink', width: 6 }),
    ...arrow([246, 84], [290, 150], { width: 9 }),
    rect(120, 172, 236, 116, { fill: 'white', stroke: 'indigo', width: 4, radius: 14, dash: [14, 9] }),
    path('M296 290L316 314L330 290', { stroke: 'indigo', width: 4, dash: [14, 9] }),
    pen(176, 272, 1.6),
  ],
})

const ASK = text('?', 50, 82, { size: 84, bold: true, paint: 'terracotta', anchor: 'middle' })

function notKnown(): Shape[] {
  return [
    bust(NURSE, { x: 66, y: 3, scale: 0.54 }),
    ...bubble(176, 4, 110, 66, 2),
    group([ASK], { x: 200, y: 6, scale: 0.62 }),
  ]
}

function lookUp(): Shape[] {
  return [
    group(book(), { x: 96, y: 2, scale: 0.98 }),
    circle(226, 42, 30, { fill: 'water', stroke: 'ink', width: 7 }),
    path('M248 64L276 92', { stroke: 'ink', width: 13 }),
  ]
}

function tomorrow(): Shape[] {
  return [
    moon(70, 50, 62),
    ...arrow([112, 50], [168, 50], { width: 7 }),
    ...sun(210, 50, 23),
    ...clockAt(8, 300, 50, 42),
  ]
}

function watched(): Shape[] {
  return [
    group(eye(), { x: 22, y: 6, scale: 0.9 }),
    ...arrow([122, 50], [166, 50], { width: 6 }),
    bust(NURSE, { x: 172, y: 3, scale: 0.54 }),
    ...calendar(306, 54, 66),
  ]
}

function watching(): Shape[] {
  return [
    bust(NURSE, { x: 16, y: 3, scale: 0.54 }),
    group(sheet(4), { x: 92, y: 12, scale: 0.8 }),
    ...arrow([180, 50], [228, 50], { width: 6 }),
    bust(WORKER, { x: 248, y: 3, scale: 0.54 }),
  ]
}

function threeBubbles(): Shape[] {
  const things = [[ASK], book(), clockAt(8, 50, 50, 44)]
  return things.flatMap((thing, index) => [
    ...bubble(14 + index * 118, 4, 98, 70, 24),
    group(thing, { x: 33 + index * 118, y: 9, scale: 0.6 }),
  ])
}
