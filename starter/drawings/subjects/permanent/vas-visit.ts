import { diagram } from '../../diagram.ts'
import { cross, stepNumber, tick } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { calendar, tap } from '../../kit/objects.ts'
import { bubble, bust, type PersonLook } from '../../kit/people.ts'
import { circle, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { QUAD_HEIGHT, quad } from './quad.ts'

const MAN: PersonLook = { skin: 'skinDark', head: 'short', cloth: 'marigold' }

/** What a man does and brings before the operation: starter/figures/vasectomy.md, "hair clipped", "snug underwear". */
export const vasBefore = diagram({
  id: 'vas-before',
  width: 'half',
  height: QUAD_HEIGHT,
  texts: {
    en: {
      words: ['Washes', 'Loose trousers', 'Snug underwear', 'No razor'],
      alt: 'Four pictures: he washes; he wears clean, loose trousers; he brings snug underwear; he does not shave.',
      note: 'He washes and wears clean, loose trousers. Ask what each of the four is for.',
    },
    fr: {
      words: ['Il se lave', 'Pantalon ample', 'Slip serré', 'Pas de rasoir'],
      alt: 'Quatre images : il se lave ; il porte un pantalon propre et ample ; il apporte un slip serré ; il ne se rase pas.',
      note: 'Demandez à quoi sert chacune des quatre.',
    },
    es: {
      words: ['Se lava', 'Pantalón suelto', 'Slip ajustado', 'Sin navaja'],
      alt: 'Cuatro imágenes: se lava; lleva pantalón limpio y suelto; trae ropa interior ajustada; no se afeita.',
      note: 'Pregunte para qué sirve cada una de las cuatro.',
    },
  },
  draw: ({ words }) => quad([wash, trousers, underwear, razor], words),
})

function wash(): Shape[] {
  return [
    ...tap(-24, 40, 56),
    path('M-62 84Q-24 108 28 84V100H-62Z', { fill: 'white', stroke: 'steelDark', width: 3 }),
    rect(38, 76, 40, 24, { fill: 'fat', stroke: 'skinDark', width: 2.5, radius: 8 }),
    circle(46, 64, 6, { stroke: 'waterDeep', width: 2.5 }),
    circle(62, 60, 9, { stroke: 'waterDeep', width: 2.5 }),
  ]
}

export function trousers(): Shape[] {
  return [
    path('M-34 4H34L50 100H8L0 40L-8 100H-50Z', { fill: 'indigo' }),
    path('M-34 12H34', { stroke: 'marigold', width: 5 }),
    path('M0 14V40', { stroke: 'white', width: 2.5 }),
  ]
}

export function underwear(): Shape[] {
  return [
    path('M-56 14H56L54 50L12 92Q0 98 -12 92L-54 50Z', { fill: 'white', stroke: 'steelDark', width: 3 }),
    path('M-56 18H56', { stroke: 'indigo', width: 11 }),
    path('M-14 26V78M14 26V78', { stroke: 'steel', width: 2.5 }),
  ]
}

function razor(): Shape[] {
  return [
    path('M-8 40L-26 98', { stroke: 'terracotta', width: 12 }),
    rect(-42, 16, 72, 26, { fill: 'steelPale', stroke: 'steelDark', width: 3, radius: 5 }),
    line([-36, 24], [24, 24], { stroke: 'steelDark', width: 4 }),
    ...cross(46, 72, 42),
  ]
}

/** What he takes home from the visit. */
export const vasTakeHome = diagram({
  id: 'vas-take-home',
  width: 'half',
  height: QUAD_HEIGHT,
  texts: {
    en: {
      alt: 'Four pictures: a card with a date, a telephone, condoms in a bag, and a man who says yes himself.',
      note: 'Point to the picture that is weakest in your facility.',
    },
    fr: {
      alt: 'Quatre images : une carte avec une date, un téléphone, des préservatifs dans un sac, un homme qui dit oui lui-même.',
      note: 'Montrez l’image qui est la plus faible dans votre établissement.',
    },
    es: {
      alt: 'Cuatro imágenes: una tarjeta con una fecha, un teléfono, condones en una bolsa y un hombre que dice que sí por sí mismo.',
      note: 'Señale la imagen más débil en su servicio.',
    },
  },
  draw: () => quad([dateCard, telephone, bag, ownYes]),
})

function dateCard(): Shape[] {
  return [
    rect(-72, 4, 144, 92, { fill: 'white', stroke: 'indigo', width: 4, radius: 10 }),
    ...calendar(-38, 52, 52),
    ...[0, 1, 2].map((part) => line([2 + part * 22, 58], [16 + part * 22, 58], { stroke: 'ink', width: 4 })),
    ...[0, 1].map((part) => line([18 + part * 22, 60], [23 + part * 22, 42], { stroke: 'ink', width: 2.5 })),
  ]
}

function telephone(): Shape[] {
  return [
    rect(-28, 0, 56, 100, { fill: 'ink', radius: 10 }),
    rect(-22, 10, 44, 44, { fill: 'white', radius: 3 }),
    ...[0, 1, 2].flatMap((row) =>
      [0, 1, 2].map((column) => circle(-14 + column * 14, 64 + row * 12, 4, { fill: 'steelPale' })),
    ),
    path('M42 18Q54 34 42 50M54 8Q74 34 54 60', { stroke: 'indigo', width: 5 }),
  ]
}

function bag(): Shape[] {
  return [
    path('M-24 30C-24 2 24 2 24 30', { stroke: 'skinDark', width: 6 }),
    path('M-58 30H58L50 100H-50Z', { fill: 'marigold', stroke: 'skinDark', width: 3 }),
    methodSign('condom', { x: -31, y: 34, scale: 0.62 }),
  ]
}

function ownYes(): Shape[] {
  return [bust(MAN, { x: -72, y: -8, scale: 0.62 }), ...bubble(14, -8, 66, 50, 2), ...tick(47, 17, 36)]
}

/** From lying to standing, with somebody beside him: starter/figures/vasectomy.md, "Rest after it". */
export const vasFirstHour = diagram({
  id: 'vas-first-hour',
  width: 'half',
  height: 322,
  texts: {
    en: {
      words: ['Lies flat', 'Sits', 'Stands, with help'],
      rest: 'Rest: 15 to 30 minutes',
      alt: 'Three pictures: the man lies flat, then he sits, then he stands with a nurse at his side. Rest: 15 to 30 minutes.',
      note: 'Let one trainee play him, another stands at his side. Where does she put her hand?',
    },
    fr: {
      words: ['Il est couché', 'Il s’assoit', 'Debout, avec aide'],
      rest: 'Repos : 15 à 30 minutes',
      alt: 'Trois images : l’homme est couché, puis il s’assoit, puis il se lève avec une infirmière à son côté. Repos : 15 à 30 minutes.',
      note: 'Un participant joue l’homme, un autre se tient à son côté. Où met-on la main ?',
    },
    es: {
      words: ['Acostado', 'Sentado', 'De pie, con ayuda'],
      rest: 'Reposo: 15 a 30 minutos',
      alt: 'Tres imágenes: el hombre está acostado, luego se sienta, luego se levanta con una enfermera a su lado. Reposo: 15 a 30 minutos.',
      note: 'Un participante hace de cliente y otro se pone a su lado. ¿Dónde pone la mano?',
    },
  },
  draw: ({ words, rest }) => [
    ...[lies, sits, stands].flatMap((scene, index) => {
      const top = index * 97
      return [
        rect(0, top, 380, 90, { fill: 'indigoPale', radius: 12 }),
        ...scene(top),
        ...stepNumber(index + 1, 24, top + 24),
        ...textBox(words[index] ?? '', 222, top + 45, 152, { bold: true, middle: true }).shapes,
      ]
    }),
    text(rest, 190, 315, { bold: true, paint: 'indigo', anchor: 'middle' }),
  ],
})

function couch(top: number): Shape[] {
  return [
    path(`M58 ${top + 62}V${top + 84}M204 ${top + 62}V${top + 84}`, { stroke: 'steelDark', width: 6 }),
    rect(50, top + 54, 162, 12, { fill: 'steelDark', radius: 4 }),
  ]
}

function head(x: number, y: number): Shape[] {
  return [
    circle(x, y, 11, { fill: 'skinDark' }),
    path(`M${x - 11} ${y}a11 11 0 0 1 22 0q-11 -8 -22 0Z`, { fill: 'hair' }),
  ]
}

function lies(top: number): Shape[] {
  return [
    ...couch(top),
    ...head(70, top + 38),
    path(`M88 ${top + 44}H132`, { stroke: 'marigold', width: 19 }),
    path(`M132 ${top + 46}H200`, { stroke: 'indigo', width: 14 }),
  ]
}

function sits(top: number): Shape[] {
  return [
    ...couch(top),
    ...head(122, top + 14),
    path(`M122 ${top + 32}V${top + 48}`, { stroke: 'marigold', width: 20 }),
    path(`M124 ${top + 52}L146 ${top + 54}V${top + 82}`, { stroke: 'indigo', width: 12 }),
  ]
}

function stands(top: number): Shape[] {
  return [
    ...head(112, top + 14),
    path(`M112 ${top + 33}V${top + 48}`, { stroke: 'marigold', width: 20 }),
    path(`M107 ${top + 54}L105 ${top + 84}M117 ${top + 54}L119 ${top + 84}`, { stroke: 'indigo', width: 10 }),
    circle(154, top + 15, 11, { fill: 'skin' }),
    path(`M143 ${top + 14}a11 11 0 0 1 22 0q-11 -7 -22 0Z`, { fill: 'hair' }),
    path(`M154 ${top + 34}V${top + 66}`, { stroke: 'steelDark', width: 23 }),
    path(`M154 ${top + 34}V${top + 66}`, { stroke: 'white', width: 18 }),
    path(`M149 ${top + 72}V${top + 84}M159 ${top + 72}V${top + 84}`, { stroke: 'skin', width: 8 }),
    path(`M148 ${top + 34}L122 ${top + 42}`, { stroke: 'steelDark', width: 11 }),
    path(`M148 ${top + 34}L122 ${top + 42}`, { stroke: 'white', width: 7 }),
  ]
}

const WOMAN: PersonLook = { skin: 'skin', head: 'wrap', headPaint: 'terracotta', cloth: 'leaf' }
const DOCTOR: PersonLook = { skin: 'skin', head: 'short', cloth: 'indigo', isProvider: true }

/** The man is seen alone; his partner joins if he wants. */
export const vasCouple = diagram({
  id: 'vas-couple',
  width: 'half',
  height: 318,
  texts: {
    en: {
      words: ['He alone: he decides', 'Both, if he wants that'],
      alt: 'Two pictures. Above, the man alone with the provider: he decides. Below, the man and his partner with the provider, if he wants that.',
      note: 'Ask why the upper picture belongs in every visit.',
    },
    fr: {
      words: ['Lui seul : il décide', 'À deux, s’il le veut'],
      alt: 'Deux images. En haut, l’homme seul avec le prestataire : il décide. En bas, l’homme et sa partenaire avec le prestataire, s’il le veut.',
      note: 'Demandez pourquoi l’image du haut a sa place dans chaque visite.',
    },
    es: {
      words: ['A solas: decide él', 'Los dos, si él quiere'],
      alt: 'Dos imágenes. Arriba, el hombre a solas con el proveedor: decide él. Abajo, el hombre y su pareja con el proveedor, si él quiere.',
      note: 'Pregunte por qué la imagen de arriba tiene su lugar en cada visita.',
    },
  },
  draw: ({ words: [alone = '', both = ''] }) => [
    rect(0, 0, 380, 153, { fill: 'indigoPale', radius: 14 }),
    bust(MAN, { x: 10, y: 54, scale: 0.55 }),
    bust(DOCTOR, { x: 152, y: 54, scale: 0.55 }),
    ...bubble(70, 6, 60, 44, 2),
    ...tick(100, 28, 34),
    ...textBox(alone, 246, 76, 130, { bold: true, middle: true }).shapes,
    rect(0, 165, 380, 153, { fill: 'marigoldPale', radius: 14 }),
    bust(MAN, { x: 6, y: 219, scale: 0.55 }),
    bust(WOMAN, { x: 74, y: 219, scale: 0.55 }),
    bust(DOCTOR, { x: 160, y: 219, scale: 0.55 }),
    ...textBox(both, 254, 241, 124, { bold: true, middle: true }).shapes,
  ],
})
