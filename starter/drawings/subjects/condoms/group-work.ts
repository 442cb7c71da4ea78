import type { Diagram } from '../../diagram.ts'
import { age } from '../../kit/belongings.ts'
import { tick } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { bust, type PersonLook } from '../../kit/people.ts'
import { group, path, rect, type Shape } from '../../kit/shapes.ts'
import { tilesDiagram } from '../../kit/tiles.ts'
import { heart } from '../training/things.ts'

const TEACHER: PersonLook = { skin: 'skin', head: 'short', cloth: 'indigo' }
const DRIVER: PersonLook = { skin: 'skinDark', head: 'cap', headPaint: 'terracotta', cloth: 'leaf' }
const GIRL: PersonLook = { skin: 'skinLight', head: 'bun', cloth: 'terracotta' }
const WIDOW: PersonLook = { skin: 'skinDark', head: 'veil', headPaint: 'indigo', cloth: 'marigold' }

function aged(look: PersonLook, years: string): Shape[] {
  return [bust(look, { x: -6, y: 8, scale: 0.5 }), ...age(years, 80, 26, 50)]
}

function away(): Shape[] {
  return [
    bust(DRIVER, { x: -6, y: 8, scale: 0.5 }),
    rect(64, 62, 40, 32, { fill: 'skinLight', stroke: 'skinDark', width: 3.5, radius: 4 }),
    path('M76 62V53H92V62', { stroke: 'skinDark', width: 4 }),
  ]
}

function condom(): Shape[] {
  return [methodSign('condom', { x: 8, y: 6, scale: 0.84 })]
}

/** Pictures for guessing, for the faces game and for the last slide. */
export const CONDOM_GROUP_WORK: Diagram[] = [
  tilesDiagram(
    'condom-hundred-couples',
    [
      () => [bust(TEACHER, { x: -8, y: 26, scale: 0.4 }), bust(GIRL, { x: 48, y: 26, scale: 0.4 })],
      condom,
      () => [0, 33, 66].map((x) => methodSign('condom', { x: x - 16, y: 24, scale: 0.56 })),
      () => [rect(10, 8, 80, 80, { stroke: 'steelDark', width: 4, dash: [9, 7], radius: 13 })],
    ],
    {
      en: {
        words: ['100 couples', 'As usual?', 'Every time?', 'Nothing?'],
        alt: 'A hundred couples and three questions: how many pregnancies with condoms as usually used, with correct use every time, and with nothing?',
        note: 'Write the three guesses beside the three pictures, and keep them.',
      },
      fr: {
        words: ['100 couples', 'Courant ?', 'Toujours ?', 'Rien ?'],
        alt: 'Cent couples et trois questions : combien de grossesses en usage courant, en usage correct chaque fois, et sans rien ?',
        note: 'Écrivez les trois estimations à côté des trois images et gardez-les.',
      },
      es: {
        words: ['100 parejas', '¿Lo usual?', '¿Siempre?', '¿Nada?'],
        alt: 'Cien parejas y tres preguntas: ¿cuántos embarazos con el uso usual, con el uso correcto siempre, y sin nada?',
        note: 'Escriba las tres estimaciones junto a las tres imágenes y guárdelas.',
      },
    },
  ),
  tilesDiagram('condom-faces', [() => aged(TEACHER, '45'), away, () => aged(GIRL, '16'), () => aged(WIDOW, '52')], {
    en: {
      words: ['A teacher', 'Away for weeks', 'First friend', 'New friend'],
      alt: 'Four of the eight faces: a teacher of 45, a man who is away for weeks, a girl of 16 with a first boyfriend, a widow of 52 with a new friend.',
      note: 'Ask what the group thought of each face before it read the card.',
    },
    fr: {
      words: ['Enseignant', 'Souvent absent', 'Premier ami', 'Nouvel ami'],
      alt: 'Quatre des huit visages : un enseignant de 45 ans, un homme absent des semaines, une fille de 16 ans et son premier ami, une veuve de 52 ans et son nouvel ami.',
      note: 'Demandez ce que le groupe pensait de chaque visage avant de lire la carte.',
    },
    es: {
      words: ['Un maestro', 'Muchos viajes', 'Primer novio', 'Nuevo amigo'],
      alt: 'Cuatro de las ocho caras: un maestro de 45 años, un hombre ausente por semanas, una chica de 16 con su primer novio, una viuda de 52 con un nuevo amigo.',
      note: 'Pregunte qué pensaba el grupo de cada cara antes de leer la tarjeta.',
    },
  }),
  tilesDiagram(
    'condom-remember',
    [
      () => [...condom(), ...tick(88, 16, 34)],
      () => [
        path('M50 6L90 20V50C90 74 72 90 50 98C28 90 10 74 10 50V20Z', { fill: 'leaf' }),
        methodSign('condom', { x: 26, y: 24, scale: 0.48 }),
      ],
      () => [methodSign('condom', { x: -6, y: 24, scale: 0.54 }), methodSign('implant', { x: 54, y: 24, scale: 0.54 })],
      () => [group(heart(), { x: 4, y: 2, scale: 0.92 })],
    ],
    {
      en: {
        words: ['Start to finish', 'Infections', 'Two methods', 'Same respect'],
        alt: 'Four pictures: a condom every time, from start to finish; a shield against infections; a condom and a second method; a heart for the same respect.',
        note: 'Let four trainees each say one sentence to one of the pictures.',
      },
      fr: {
        words: ['Début à fin', 'Infections', 'Deux méthodes', 'Respect'],
        alt: 'Quatre images : un préservatif chaque fois, du début à la fin ; un bouclier contre les infections ; un préservatif et une autre méthode ; un cœur pour le même respect.',
        note: 'Quatre participants disent chacun une phrase sur l’une des images.',
      },
      es: {
        words: ['Todo el acto', 'Infecciones', 'Dos métodos', 'Igual respeto'],
        alt: 'Cuatro imágenes: un condón cada vez, de principio a fin; un escudo contra infecciones; un condón y otro método; un corazón por el mismo respeto.',
        note: 'Cuatro participantes dicen cada uno una frase sobre una de las imágenes.',
      },
    },
  ),
]
