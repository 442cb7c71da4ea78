import { diagram } from '../../diagram.ts'
import { cross, tick } from '../../kit/marks.ts'
import { panels } from '../../kit/panels.ts'
import { bubble, bust } from '../../kit/people.ts'
import { circle, path, rect, type Shape } from '../../kit/shapes.ts'

const SIZE = { height: 316, sceneHeight: 196 } as const

/** Three ways in which a secret leaves the room, and a closed door. */
export const secrets = diagram({
  id: 'secrets',
  width: 'full',
  height: 316,
  texts: {
    en: {
      words: [
        'Her name and “family planning” called out',
        'A curtain, no door',
        'A message to a shared phone',
        'Door closed, records locked',
      ],
      alt: 'Four pictures. Wrong: her name and family planning are called out before others. Wrong: a curtain with no door. Wrong: a message to a shared telephone. Right: the door is closed and the records are locked.',
      note: 'Ask which of the three happens in your own service, and who could end it this week.',
    },
    fr: {
      words: [
        'Son nom et « planning » criés',
        'Un rideau, pas de porte',
        'Un message sur un téléphone partagé',
        'Porte et dossiers fermés',
      ],
      alt: 'Quatre images. À éviter : son nom et « planning » criés devant tous. À éviter : un rideau sans porte. À éviter : un message sur un téléphone partagé. À faire : la porte et les dossiers sont fermés.',
      note: 'Demandez lequel des trois arrive dans votre service, et qui pourrait y mettre fin cette semaine.',
    },
    es: {
      words: [
        'Su nombre y el servicio en voz alta',
        'Una cortina, sin puerta',
        'Un mensaje a un teléfono compartido',
        'Puerta y archivos cerrados',
      ],
      alt: 'Cuatro imágenes. Evitar: su nombre y el servicio dichos en voz alta ante otros. Evitar: una cortina sin puerta. Evitar: un mensaje a un teléfono compartido. Hacer: la puerta y los archivos están cerrados.',
      note: 'Pregunte cuál de los tres ocurre en su servicio y quién podría terminarlo esta semana.',
    },
  },
  draw: ({ words }) =>
    panels(4, {
      words,
      ...SIZE,
      scene,
      fills: ['terracottaPale', 'terracottaPale', 'terracottaPale', 'leafPale'],
    }),
})

/** The same four pictures, another order and no marks: the group finds out who can hear. */
export const secretsAsk = diagram({
  id: 'secrets-ask',
  width: 'full',
  height: SIZE.height,
  texts: {
    en: {
      words: [
        'A curtain, no door',
        'Door closed, records locked',
        'Her name and “family planning” called out',
        'A message to a shared phone',
      ],
      alt: 'Four pictures: a curtain with no door and somebody beside it; a closed door and locked records; her name and family planning called out before others; a message on a shared telephone.',
      note: 'Point at each picture in turn: who can hear, or read, what was said?',
    },
    fr: {
      words: [
        'Un rideau, pas de porte',
        'Porte et dossiers fermés',
        'Son nom et « planning » criés',
        'Un message sur un téléphone partagé',
      ],
      alt: 'Quatre images : un rideau sans porte et quelqu’un à côté ; une porte et des dossiers fermés ; son nom et « planning » criés devant tous ; un message sur un téléphone partagé.',
      note: 'Montrez chaque image : qui peut entendre, ou lire, ce qui a été dit ?',
    },
    es: {
      words: [
        'Una cortina, sin puerta',
        'Puerta y archivos cerrados',
        'Su nombre y el servicio en voz alta',
        'Un mensaje a un teléfono compartido',
      ],
      alt: 'Cuatro dibujos: una cortina sin puerta y alguien al lado; la puerta y los archivos cerrados; su nombre y el servicio dichos en voz alta ante otros; un mensaje en un teléfono compartido.',
      note: 'Señale cada dibujo: ¿quién puede oír, o leer, lo que se dijo?',
    },
  },
  draw: ({ words }) =>
    panels(4, {
      words,
      ...SIZE,
      scene: (index) => SCENES[ASK_ORDER[index] ?? 0]?.() ?? [],
      fills: ['indigoPale', 'sand'],
    }),
})

const ASK_ORDER = [1, 3, 0, 2] as const

function scene(index: number, width: number): Shape[] {
  const mark = index < 3 ? cross(width - 24, 26, 28) : tick(width - 24, 26, 32)
  return [...(SCENES[index]?.() ?? []), ...mark]
}

const SCENES: (() => Shape[])[] = [
  () => [
    bust({ skin: 'skinDark', head: 'bun', cloth: 'leaf', isProvider: true }, { x: 6, y: 74, scale: 0.66 }),
    bust({ skin: 'skin', head: 'wrap', cloth: 'indigo' }, { x: 112, y: 116, scale: 0.44 }),
    path('M92 112l14 -8M94 124h18M92 136l14 8', { stroke: 'terracotta', width: 5 }),
    ...bubble(20, 14, 112, 38, 22),
    path('M36 28h80M36 38h54', { stroke: 'indigo', width: 4 }),
  ],
  () => [
    path('M18 24H168', { stroke: 'steelDark', width: 6 }),
    path('M30 26C38 80 26 130 34 188H120C112 130 124 80 116 26Z', { fill: 'marigold' }),
    path('M54 28C60 90 50 140 56 186M84 28C90 90 80 140 86 186', { stroke: 'terracotta', width: 3 }),
    bust({ skin: 'skinDeep', head: 'short', cloth: 'indigo' }, { x: 104, y: 92, scale: 0.52 }),
  ],
  () => [
    rect(58, 22, 78, 150, { fill: 'ink', radius: 12 }),
    rect(64, 36, 66, 118, { fill: 'white' }),
    circle(97, 163, 5, { fill: 'steel' }),
    rect(70, 60, 54, 46, { fill: 'leafPale', stroke: 'leaf', width: 2.5, radius: 8 }),
    path('M78 76h38M78 90h26', { stroke: 'leaf', width: 5 }),
  ],
  () => [
    rect(36, 20, 76, 164, { fill: 'skinLight', stroke: 'ink', width: 4 }),
    circle(100, 106, 6, { fill: 'ink' }),
    rect(128, 96, 52, 88, { fill: 'steel', stroke: 'ink', width: 3 }),
    path('M128 126h52M128 156h52', { stroke: 'ink', width: 3 }),
    rect(144, 66, 24, 22, { fill: 'marigold', stroke: 'ink', width: 2.5, radius: 4 }),
    path('M148 66v-8a8 8 0 0 1 16 0v8', { stroke: 'ink', width: 3 }),
  ],
]
