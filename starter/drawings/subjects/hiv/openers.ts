import { type Diagram, diagram, WIDTHS } from '../../diagram.ts'
import { box } from '../../kit/boxes.ts'
import { cross, tick } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { calendar } from '../../kit/objects.ts'
import { bubble, bust, type PersonLook } from '../../kit/people.ts'
import { arrow, circle, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { PROVIDER, tabletsStay, WOMAN, wishedBaby } from '../people/signs.ts'
import { testStrips } from './scenes.ts'

/** Pictures of the slides that open and close a session. */

const WIDTH = WIDTHS.half
const HEIGHT = 330

const NURSE: PersonLook = { ...PROVIDER, skin: 'skin', head: 'bun' }

const wishToHear = diagram({
  id: 'hiv-wish-to-hear',
  width: 'half',
  height: HEIGHT,
  texts: {
    en: {
      alt: 'A woman with her bottle of tablets thinks of a baby. A nurse opens her mouth; nobody knows yet what she will say.',
      note: 'Point to the empty bubble: what would you wish to read in it?',
    },
    fr: {
      alt: 'Une femme avec son flacon de comprimés pense à un bébé. Une soignante va parler ; on ne sait pas encore ce qu’elle dira.',
      note: 'Montrez la bulle vide : que voudriez-vous y lire ?',
    },
    es: {
      alt: 'Una mujer con su frasco de pastillas piensa en un bebé. Una enfermera va a hablar; aún no se sabe qué dirá.',
      note: 'Señale la burbuja vacía: ¿qué quisiera leer en ella?',
    },
  },
  draw: (): Shape[] => [
    rect(0, 0, WIDTH, HEIGHT, { fill: 'indigoPale', radius: 14 }),
    bust(WOMAN, { x: 8, y: 132, scale: 1.1 }),
    group(wishedBaby(), { x: 96, y: 8, scale: 1.18 }),
    group(tabletsStay(), { x: 128, y: 232, scale: 0.96 }),
    bust(NURSE, { x: 226, y: 160, scale: 0.94 }),
    ...bubble(238, 46, 124, 78, 60),
    text('…', 300, 92, { size: 60, bold: true, paint: 'terracotta', anchor: 'middle' }),
  ],
})

/** Cards to lift; a mark on each, so that a grey copy shows which is which. */
const threeCards = diagram({
  id: 'hiv-three-cards',
  width: 'half',
  height: HEIGHT,
  texts: {
    en: {
      words: ['No', 'Yes, and…', 'Yes'],
      alt: 'Three cards to lift: red with a cross for no, yellow with a sign for yes, and I would tell her something, green with a tick for yes.',
      note: 'Each table lifts one card for each line.',
    },
    fr: {
      words: ['Non', 'Oui, et…', 'Oui'],
      alt: 'Trois cartes à lever : rouge avec une croix pour non, jaune avec un signe pour oui, en lui disant quelque chose, verte avec une coche pour oui.',
      note: 'Chaque table lève une carte pour chaque ligne.',
    },
    es: {
      words: ['No', 'Sí, y…', 'Sí'],
      alt: 'Tres tarjetas para levantar: roja con una cruz para no, amarilla con un signo para sí, y le diría algo, verde con una marca para sí.',
      note: 'Cada mesa levanta una tarjeta para cada línea.',
    },
  },
  draw: ({ words }): Shape[] => {
    const marks = [
      cross(0, -26, 62),
      [path('M0 -58V-22', { stroke: 'ink', width: 13 }), circle(0, 2, 8, { fill: 'ink' })],
      tick(0, -26, 68),
    ]
    const fills = ['terracottaPale', 'marigold', 'leafPale'] as const
    return words.flatMap((word, index) => {
      const x = 66 + index * 124
      const y = index === 1 ? 132 : 156
      return [
        path(`M${x} ${y + 70}V330`, { stroke: 'skinLight', width: 16 }),
        rect(x - 57, y - 112, 114, 200, { fill: fills[index] ?? 'sand', stroke: 'ink', width: 5, radius: 12 }),
        group(marks[index] ?? [], { x, y: y - 8 }),
        ...textBox(word, x, y + 52, 90, { bold: true, anchor: 'middle', middle: true }).shapes,
      ]
    })
  },
})

/** A plan of a corridor on which one service has moved to the other room. */
const oneCloser = diagram({
  id: 'hiv-one-closer',
  width: 'half',
  height: HEIGHT,
  texts: {
    en: {
      rooms: ['HIV', 'FP'],
      alt: 'A plan of two rooms on a corridor. An arrow carries a method from the family planning room to the HIV room, and a test the other way. A calendar: the date of the first step.',
      note: 'Let them draw the same arrow on their own map, with a date.',
    },
    fr: {
      rooms: ['VIH', 'PF'],
      alt: 'Le plan de deux salles sur un couloir. Une flèche porte une méthode de la planification à la salle VIH, et un test dans l’autre sens. Un calendrier : la date du premier pas.',
      note: 'Chacun dessine la même flèche sur son plan, avec une date.',
    },
    es: {
      rooms: ['VIH', 'PF'],
      alt: 'El plano de dos salas en un pasillo. Una flecha lleva un método de planificación a la sala de VIH, y una prueba al revés. Un calendario: la fecha del primer paso.',
      note: 'Que dibujen la misma flecha en su propio plano, con una fecha.',
    },
  },
  draw: ({ rooms }): Shape[] => [
    rect(3, 3, WIDTH - 6, HEIGHT - 6, { fill: 'white', stroke: 'ink', width: 5, radius: 6 }),
    path(`M140 3V90M140 150V${HEIGHT - 3}M240 3V90M240 150V${HEIGHT - 3}`, { stroke: 'ink', width: 5 }),
    ...box(rooms[0] ?? '', [24, 22], [96, 50], { fill: 'marigoldPale', bold: true }),
    ...box(rooms[1] ?? '', [260, 22], [96, 50], { fill: 'indigoPale', bold: true }),
    group(tabletsStay(), { x: 30, y: 90, scale: 0.84 }),
    methodSign('pills', { x: 272, y: 92, scale: 0.78 }),
    ...arrow([262, 214], [118, 214], { width: 9, paint: 'leaf' }),
    methodSign('injection', { x: 22, y: 184, scale: 0.84 }),
    ...arrow([118, 272], [262, 272], { width: 9, paint: 'terracotta' }),
    group(testStrips(), { x: 272, y: 226, scale: 0.86 }),
    ...calendar(190, 62, 74),
  ],
})

export const openers: Diagram[] = [wishToHear, threeCards, oneCloser]
