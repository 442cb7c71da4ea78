import { sixCells } from '../../../kit/cells.ts'
import { cross, tick } from '../../../kit/marks.ts'
import { methodSign } from '../../../kit/methods.ts'
import { calendar } from '../../../kit/objects.ts'
import { arrow, group, path, rect, type Shape } from '../../../kit/shapes.ts'
import { CLIENT, NURSE, person, talking } from '../things.ts'

/** The six figures of the monthly page, each with what it is a share of. */
export const sixFigures = sixCells(
  'supervision-six-figures',
  [starts, removals, leftWithout, told, emptyShelf, answered],
  {
    en: {
      words: [
        'Starts by method and age, of all starts',
        'Removals the same day, of all requests',
        'Left without what they chose, of all clients',
        'Told the three points, of clients asked',
        'Days out of stock, of days open',
        'Complaints answered within the month',
      ],
      alt: 'Six figures for the wall. Starts by method and age, of all starts. Removals done the same day, of all requests. Clients who left without what they chose, of all clients. Told the three points, of clients asked. Days out of stock by method, of days open. Complaints answered within the month.',
      note: 'Ask which of the six is easiest to start with on Monday.',
    },
    fr: {
      words: [
        'Débuts par méthode et âge, sur tous les débuts',
        'Retraits le jour même, sur toutes les demandes',
        'Reparties sans leur choix, sur toutes les clientes',
        'Informées des trois points, sur celles interrogées',
        'Jours de rupture, sur les jours d’ouverture',
        'Plaintes traitées dans le mois',
      ],
      alt: 'Six chiffres pour le mur. Débuts par méthode et âge, sur tous les débuts. Retraits le jour même, sur toutes les demandes. Clientes reparties sans leur choix, sur toutes. Informées des trois points, sur celles interrogées. Jours de rupture par méthode, sur les jours d’ouverture. Plaintes traitées dans le mois.',
      note: 'Lequel des six est le plus facile à commencer lundi ?',
    },
    es: {
      words: [
        'Inicios por método y edad, de todos',
        'Retiros el mismo día, de las solicitudes',
        'Se fueron sin lo elegido, de todas las clientas',
        'Informadas de tres puntos, de las preguntadas',
        'Días sin existencias, de los días abiertos',
        'Quejas respondidas en el mes',
      ],
      alt: 'Seis cifras para la pared. Inicios por método y edad, de todos los inicios. Retiros el mismo día, de todas las solicitudes. Clientas que se fueron sin lo que eligieron, de todas. Informadas de los tres puntos, de las preguntadas. Días sin existencias por método, de los días abiertos. Quejas respondidas en el mes.',
      note: '¿Con cuál de las seis es más fácil empezar el lunes?',
    },
  },
)

function starts(): Shape[] {
  return (['implant', 'iud', 'injection', 'pills'] as const).map((sign, place) =>
    methodSign(sign, { x: (place % 2) * 50, y: Math.floor(place / 2) * 50, scale: 0.48 }),
  )
}

function removals(): Shape[] {
  return [
    methodSign('implant', { x: 0, y: 26, scale: 0.72 }),
    ...arrow([52, 54], [86, 10], { width: 8, paint: 'leaf' }),
    ...tick(84, 82, 30),
  ]
}

function leftWithout(): Shape[] {
  return [group(person(CLIENT), { x: -12 }), ...cross(84, 24, 28)]
}

function told(): Shape[] {
  return talking(NURSE, CLIENT)
}

function emptyShelf(): Shape[] {
  return [
    ...[0, 1].flatMap((row) => [rect(2, 42 + row * 46, 96, 7, { fill: 'skinDark' })]),
    rect(10, 14, 26, 28, { fill: 'marigold', stroke: 'ink', width: 2.5 }),
    rect(42, 14, 24, 28, { stroke: 'terracotta', width: 3, dash: [5, 5] }),
    rect(10, 60, 26, 28, { stroke: 'terracotta', width: 3, dash: [5, 5] }),
    rect(42, 60, 24, 28, { stroke: 'terracotta', width: 3, dash: [5, 5] }),
    ...calendar(82, 40, 32, 'terracotta'),
  ]
}

function answered(): Shape[] {
  return [
    rect(10, 44, 70, 52, { fill: 'marigold', stroke: 'ink', width: 3, radius: 4 }),
    rect(28, 50, 34, 7, { fill: 'ink', radius: 3 }),
    path('M32 50L38 14H62L58 50Z', { fill: 'white', stroke: 'ink', width: 3 }),
    ...tick(82, 82, 32),
  ]
}
