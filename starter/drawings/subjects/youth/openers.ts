import { type Diagram, diagram, WIDTHS } from '../../diagram.ts'
import { age } from '../../kit/belongings.ts'
import { cross, tick } from '../../kit/marks.ts'
import { bubble, bust, type PersonLook } from '../../kit/people.ts'
import { arrow, circle, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { tilesDiagram } from '../../kit/tiles.ts'
import { BOY, book, GIRL, PROVIDER, shield } from '../people/signs.ts'
import { heart, pen } from '../training/things.ts'

/** Pictures of the slides that open and close a session. */

const WIDTH = WIDTHS.half
const HEIGHT = 330
const NURSE: PersonLook = { ...PROVIDER, skin: 'skin', head: 'wrap', headPaint: 'indigo' }

const atSixteen = diagram({
  id: 'young-at-sixteen',
  width: 'half',
  height: HEIGHT,
  texts: {
    en: {
      alt: 'A girl of 16 with a question. Two faces of the same nurse: one smiles, one does not.',
      note: 'Which face did you see at that age?',
    },
    fr: {
      alt: 'Une jeune fille de 16 ans avec une question. Deux visages de la même soignante : l’un sourit, l’autre non.',
      note: 'Quel visage avez-vous vu à cet âge ?',
    },
    es: {
      alt: 'Una muchacha de 16 años con una pregunta. Dos caras de la misma enfermera: una sonríe, la otra no.',
      note: '¿Qué cara vio usted a esa edad?',
    },
  },
  draw: (): Shape[] => [
    rect(0, 0, WIDTH, HEIGHT, { fill: 'terracottaPale', radius: 14 }),
    bust(GIRL, { x: 8, y: 132, scale: 1.1 }),
    ...age('16', 52, 60, 88),
    ...bubble(108, 22, 92, 80, 24),
    text('?', 154, 82, { size: 62, bold: true, paint: 'terracotta', anchor: 'middle' }),
    circle(292, 86, 80, { fill: 'leafPale', stroke: 'white', width: 5 }),
    bust(NURSE, { x: 240, y: 27, scale: 0.7 }),
    circle(292, 246, 80, { fill: 'sand', stroke: 'white', width: 5 }),
    bust({ ...NURSE, isSad: true }, { x: 240, y: 187, scale: 0.7 }),
  ],
})

const threePiles = diagram({
  id: 'young-three-piles',
  width: 'half',
  height: HEIGHT,
  texts: {
    en: {
      words: ['Value', 'True', 'False'],
      alt: 'A card with a sentence goes to one of three piles: a heart for a value, a tick for a true fact, a cross for a false one.',
      note: 'A value may be held. A false fact must be corrected.',
    },
    fr: {
      words: ['Valeur', 'Vrai', 'Faux'],
      alt: 'Une carte avec une phrase va sur l’un de trois tas : un cœur pour une valeur, une coche pour un fait vrai, une croix pour un faux.',
      note: 'Une valeur peut se garder. Un faux fait se corrige.',
    },
    es: {
      words: ['Valor', 'Cierto', 'Falso'],
      alt: 'Una tarjeta con una frase va a uno de tres montones: un corazón para un valor, una marca para un hecho cierto, una cruz para uno falso.',
      note: 'Un valor se puede tener. Un hecho falso se corrige.',
    },
  },
  draw: ({ words }): Shape[] => {
    const marks = [[group(heart(), { x: -32, y: -34, scale: 0.64 })], tick(0, 0, 62), cross(0, 0, 58)]
    const fills = ['marigoldPale', 'leafPale', 'terracottaPale'] as const
    return [
      rect(120, 4, 140, 92, { fill: 'white', stroke: 'ink', width: 4, radius: 10 }),
      path('M142 32h96M142 52h96M142 72h60', { stroke: 'indigo', width: 6 }),
      ...words.flatMap((word, index) => {
        const x = 62 + index * 128
        return [
          ...arrow([190 + (index - 1) * 36, 106], [x, 152], { width: 7 }),
          ...[14, 7, 0].map((lift) =>
            rect(x - 56, 160 + lift, 112, 148, { fill: fills[index] ?? 'sand', stroke: 'ink', width: 3.5, radius: 10 }),
          ),
          group(marks[index] ?? [], { x, y: 218 }),
          text(word, x, 290, { bold: true, anchor: 'middle' }),
        ]
      }),
    ]
  },
})

const canDecide = tilesDiagram('young-can-decide', [book, scales, says, shield], {
  en: {
    words: ['Understands', 'Weighs', 'Says', 'No pressure'],
    alt: 'Four pictures: she understands (a book), she weighs (scales), she says what she wants (a bubble with a tick), nobody presses her (a shield).',
    note: 'Go through the four pictures with one decision, for instance an implant.',
  },
  fr: {
    words: ['Comprend', 'Pèse', 'Dit', 'Sans pression'],
    alt: 'Quatre images : elle comprend (un livre), elle pèse (une balance), elle dit ce qu’elle veut (une bulle cochée), personne ne la presse (un bouclier).',
    note: 'Parcourez les quatre images avec une décision, par exemple un implant.',
  },
  es: {
    words: ['Entiende', 'Sopesa', 'Dice', 'Sin presión'],
    alt: 'Cuatro dibujos: entiende (un libro), sopesa (una balanza), dice lo que quiere (una burbuja con marca), nadie la presiona (un escudo).',
    note: 'Recorra los cuatro dibujos con una decisión, por ejemplo un implante.',
  },
})

function scales(): Shape[] {
  return [
    path('M50 12V88M28 90H72M14 26H86', { stroke: 'ink', width: 5 }),
    path('M14 26L2 60M14 26L26 60M86 26L74 60M86 26L98 60', { stroke: 'ink', width: 3 }),
    path('M-2 60H30A16 14 0 0 1 -2 60Z', { fill: 'marigold', stroke: 'ink', width: 3 }),
    path('M70 60H102A16 14 0 0 1 70 60Z', { fill: 'indigo', stroke: 'ink', width: 3 }),
  ]
}

function says(): Shape[] {
  return [
    bust(GIRL, { x: -10, y: 22, scale: 0.44 }),
    group(bubble(0, 0, 92, 70, 20), { x: 50, y: 0, scale: 0.62 }),
    ...tick(79, 22, 30),
  ]
}

const foldedList = diagram({
  id: 'young-folded-list',
  width: 'half',
  height: HEIGHT,
  texts: {
    en: {
      alt: 'A folded paper with the number 16 on it, and a pen: nobody sees the list yet.',
      note: 'Keep the papers folded until the slide with the categories has been seen.',
    },
    fr: {
      alt: 'Un papier plié avec le nombre 16, et un stylo : personne ne voit encore la liste.',
      note: 'Gardez les papiers pliés jusqu’à la diapositive des catégories.',
    },
    es: {
      alt: 'Un papel doblado con el número 16, y un lápiz: nadie ve todavía la lista.',
      note: 'Dejen los papeles doblados hasta ver la diapositiva de las categorías.',
    },
  },
  draw: (): Shape[] => [
    rect(0, 0, WIDTH, HEIGHT, { fill: 'marigoldPale', radius: 14 }),
    group([rect(-106, -134, 212, 268, { fill: 'steelPale', stroke: 'ink', width: 4, radius: 4 })], {
      x: 172,
      y: 168,
      rotate: 5,
    }),
    path('M70 36H272V236L212 298H70Z', { fill: 'white', stroke: 'ink', width: 4 }),
    // The corner of the upper half is lifted: there are lines below it.
    path('M272 236L212 298L224 244Z', { fill: 'marigold', stroke: 'ink', width: 4 }),
    ...age('16', 170, 126, 124),
    path('M108 224h84M108 250h70', { stroke: 'steel', width: 6, dash: [14, 10] }),
    pen(288, 300, 1.9),
  ],
})

const openDoor = diagram({
  id: 'young-open-door',
  width: 'half',
  height: HEIGHT,
  texts: {
    en: {
      alt: 'An open door. A provider smiles from within; a girl and a boy come in.',
      note: 'Age closes no door: what will they see first in yours?',
    },
    fr: {
      alt: 'Une porte ouverte. Un soignant sourit à l’intérieur ; une fille et un garçon entrent.',
      note: 'L’âge ne ferme aucune porte : que verront-ils d’abord chez vous ?',
    },
    es: {
      alt: 'Una puerta abierta. Un proveedor sonríe adentro; una muchacha y un muchacho entran.',
      note: 'La edad no cierra puertas: ¿qué verán primero en la suya?',
    },
  },
  draw: (): Shape[] => [
    rect(0, 0, WIDTH, HEIGHT, { fill: 'leafPale', radius: 14 }),
    rect(176, 22, 150, 300, { fill: 'marigoldPale', stroke: 'ink', width: 6 }),
    bust(PROVIDER, { x: 184, y: 157, scale: 0.9 }),
    path('M326 22L366 2V330L326 322Z', { fill: 'skinLight', stroke: 'ink', width: 5 }),
    circle(354, 176, 6, { fill: 'ink' }),
    bust(GIRL, { x: -6, y: 186, scale: 0.8 }),
    bust(BOY, { x: 84, y: 200, scale: 0.72 }),
  ],
})

const hersToDecide = diagram({
  id: 'young-hers-to-decide',
  width: 'half',
  height: HEIGHT,
  texts: {
    en: {
      alt: 'A provider keeps a heart, her belief, to herself; the girl beside her ticks one of three cards.',
      note: 'Cover the heart: it may stay, and it stays out of the talk.',
    },
    fr: {
      alt: 'Une soignante garde un cœur, ses convictions, pour elle ; la jeune fille à côté coche l’une de trois cartes.',
      note: 'Cachez le cœur : il peut rester, mais hors de l’entretien.',
    },
    es: {
      alt: 'Una enfermera guarda un corazón, sus creencias, para sí; la muchacha a su lado marca una de tres tarjetas.',
      note: 'Tape el corazón: puede quedarse, pero fuera de la charla.',
    },
  },
  draw: (): Shape[] => [
    rect(0, 0, WIDTH, HEIGHT, { fill: 'indigoPale', radius: 14 }),
    bust(NURSE, { x: 6, y: 132, scale: 1.1 }),
    circle(84, 62, 54, { fill: 'white', stroke: 'indigo', width: 4 }),
    group(heart(), { x: 46, y: 26, scale: 0.76 }),
    circle(86, 128, 7, { fill: 'white', stroke: 'indigo', width: 3 }),
    bust(GIRL, { x: 208, y: 132, scale: 1.1 }),
    ...[192, 250, 308].map((x) =>
      rect(x, x === 250 ? 14 : 34, 48, 74, {
        fill: x === 250 ? 'white' : 'steelPale',
        stroke: 'ink',
        width: 4,
        radius: 6,
      }),
    ),
    ...tick(274, 50, 40),
  ],
})

export const openers: Diagram[] = [atSixteen, threePiles, canDecide, foldedList, openDoor, hersToDecide]
