import { diagram, WIDTHS } from '../../diagram.ts'
import { hundred } from '../../kit/hundred.ts'
import { cross, tick } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { bottle } from '../../kit/objects.ts'
import { panels } from '../../kit/panels.ts'
import { group, line, type Point, path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { femaleCondom, sideView } from './female-parts.ts'
import { oilBottle } from './store.ts'

/** The parts of a female condom. */
export const femaleCondomParts = diagram({
  id: 'female-condom-parts',
  width: 'half',
  height: 316,
  texts: {
    en: {
      labels: ['Outer ring: stays outside', 'Soft, thin pouch', 'Inner ring', 'Closed end'],
      alt: 'A female condom: the large outer ring at the open end stays outside; the soft, thin pouch; the inner ring at the closed end helps to put it in and holds it.',
      note: 'Let each trainee point to the part that you name on the condom in their hand.',
    },
    fr: {
      labels: ['Anneau externe\u00a0: reste dehors', 'Gaine fine et souple', 'Anneau interne', 'Bout fermé'],
      alt: 'Un préservatif féminin : le grand anneau externe, à l’ouverture, reste dehors ; la gaine est fine et souple ; l’anneau interne, au bout fermé, aide à le placer et le maintient.',
      note: 'Chacun montre sur son préservatif la partie que vous nommez.',
    },
    es: {
      labels: ['Aro externo: queda fuera', 'Funda fina y suave', 'Aro interno', 'Extremo cerrado'],
      alt: 'Un condón femenino: el aro externo, grande, en el extremo abierto, queda fuera; la funda es fina y suave; el aro interno, en el extremo cerrado, ayuda a colocarlo y lo sujeta.',
      note: 'Cada persona señala en su condón la parte que usted nombra.',
    },
  },
  draw: ({ labels }) => [
    group(femaleCondom(), { x: 104, y: 34, scale: 1.7 }),
    ...[34, 136, 258, 312].flatMap((y, index) => {
      const from = [194, 168, 158, 122][index] ?? 0
      const at = [50, 140, 224, 292][index] ?? 0
      return label(labels[index] ?? '', [from, Math.min(y, 300)], [218, at], 154)
    }),
  ],
})

function label(words: string, from: Point, to: Point, width: number): Shape[] {
  return [
    line(from, to, { stroke: 'indigo', width: 2.5 }),
    ...textBox(words, to[0] + 8, to[1], width, { middle: true }).shapes,
  ]
}

/** The female condom in its place. */
export const femaleCondomInPlace = diagram({
  id: 'female-condom-in-place',
  width: 'half',
  height: 312,
  anatomical: true,
  texts: {
    en: {
      labels: ['Womb', 'Pubic bone', 'Inner ring, behind the bone', 'Outer ring: 2 to 3 cm outside'],
      alt: 'Schematic side view of a woman’s body. The female condom lines the vagina; the inner ring lies high behind the pubic bone, near the neck of the womb; the outer ring stays 2 to 3 cm outside.',
      note: 'Follow the way with your finger: opening, behind the bone, neck of the womb. It cannot go any further.',
    },
    fr: {
      labels: ['Utérus', 'Os du pubis', 'Anneau interne, derrière l’os', 'Anneau externe\u00a0: 2 à 3 cm dehors'],
      alt: 'Coupe schématique de profil. Le préservatif féminin tapisse le vagin ; l’anneau interne est haut, derrière l’os du pubis, près du col de l’utérus ; l’anneau externe reste 2 à 3 cm dehors.',
      note: 'Suivez le chemin du doigt : entrée, derrière l’os, col de l’utérus. Il ne peut pas aller plus loin.',
    },
    es: {
      labels: ['Útero', 'Hueso del pubis', 'Aro interno, detrás del hueso', 'Aro externo: 2 a 3 cm fuera'],
      alt: 'Vista lateral esquemática. El condón femenino recubre la vagina; el aro interno queda alto, detrás del hueso del pubis, cerca del cuello del útero; el aro externo queda de 2 a 3 cm fuera.',
      note: 'Siga el camino con el dedo: entrada, detrás del hueso, cuello del útero. No puede llegar más lejos.',
    },
  },
  draw: ({ labels }) => [
    group(sideView({ condom: 'whole' }), { x: -26, y: 0, scale: 0.96 }),
    ...label(labels[0] ?? '', [126, 47], [260, 24], 110),
    ...textBox(labels[1] ?? '', 0, 240, 110).shapes,
    line([57, 158], [34, 236], { stroke: 'indigo', width: 2.5 }),
    ...label(labels[2] ?? '', [175, 102], [260, 116], 111),
    ...label(labels[3] ?? '', [130, 233], [164, 254], 208),
  ],
})

/** Materials with the lubricants that fit. */
export const femaleCondomMaterials = diagram({
  id: 'female-condom-materials',
  width: 'full',
  height: 238,
  texts: {
    en: {
      names: ['Nitrile', 'Polyurethane', 'Natural latex'],
      words: ['Any lubricant, oil as well', 'As its leaflet says', 'Water or silicone, never oil'],
      alt: 'Nitrile: any lubricant, oil as well. Polyurethane: as its leaflet says. Natural latex: water or silicone, never oil.',
      note: 'Point to the condom in your own store: which of the three is it?',
    },
    fr: {
      names: ['Nitrile', 'Polyuréthane', 'Latex naturel'],
      words: ['Tout lubrifiant, huile aussi', 'Selon sa notice', 'Eau ou silicone, jamais d’huile'],
      alt: 'Nitrile : tout lubrifiant, huile aussi. Polyuréthane : selon sa notice. Latex naturel : eau ou silicone, jamais d’huile.',
      note: 'Montrez le préservatif de votre stock : lequel des trois est-ce ?',
    },
    es: {
      names: ['Nitrilo', 'Poliuretano', 'Látex natural'],
      words: ['Cualquier lubricante, también aceite', 'Según su prospecto', 'Agua o silicona, nunca aceite'],
      alt: 'Nitrilo: cualquier lubricante, también aceite. Poliuretano: según su prospecto. Látex natural: agua o silicona, nunca aceite.',
      note: 'Muestre el condón de su almacén: ¿cuál de los tres es?',
    },
  },
  draw: ({ names, words }) =>
    panels(3, {
      titles: names,
      words,
      height: 238,
      sceneHeight: 132,
      fills: ['leafPale', 'marigoldPale', 'indigoPale'],
      scene: (index) => [methodSign('femaleCondom', { x: 14, y: 20 }), ...(LUBRICANTS[index]?.() ?? [])],
    }),
})

/** What goes with each material: the bottle of water-based lubricant, the bottle of oil, or its leaflet. */
const LUBRICANTS: (() => Shape[])[] = [
  () => [...both(), ...tick(174, 28, 28), ...tick(244, 28, 28)],
  () => [
    rect(156, 16, 72, 104, { fill: 'white', stroke: 'ink', width: 3, radius: 4 }),
    path('M168 38h48M168 56h48M168 74h34', { stroke: 'inkSoft', width: 5 }),
    text('i', 206, 112, { size: 36, bold: true, paint: 'terracotta', anchor: 'middle' }),
  ],
  () => [...both(), ...tick(174, 28, 28), ...cross(244, 28, 26)],
]

function both(): Shape[] {
  return [...bottle(150, 122, 92, 'water'), group(oilBottle(0, 0), { x: 216, y: 122, scale: 0.76 })]
}

/** Failures in a trial, by number of uses: rows of starter/figures/female-condoms.md. */
const LEARNING = { first: 8, later: 1 } as const

export const femaleCondomLearning = diagram({
  id: 'female-condom-learning',
  width: 'half',
  height: 300,
  texts: {
    en: {
      heads: ['Uses 1 to 5', 'Uses 16 to 20'],
      about: 'About',
      alt: 'In a trial, about 8 of 100 female condoms failed in the first five uses, about 1 of 100 in uses 16 to 20.',
      note: 'Each row of dots is 100 condoms; filled dots are those that failed in the trial.',
    },
    fr: {
      heads: ['Usages 1 à 5', 'Usages 16 à 20'],
      about: 'Environ',
      alt: 'Dans un essai, environ 8 préservatifs féminins sur 100 ont échoué aux cinq premiers usages, environ 1 sur 100 aux usages 16 à 20.',
      note: 'Chaque groupe de points compte 100 préservatifs ; les points pleins ont échoué dans l’essai.',
    },
    es: {
      heads: ['Usos 1 a 5', 'Usos 16 a 20'],
      about: 'Unos',
      alt: 'En un ensayo fallaron unos 8 de cada 100 condones femeninos en los cinco primeros usos, y alrededor de 1 de cada 100 en los usos 16 a 20.',
      note: 'Cada grupo de puntos son 100 condones; los puntos llenos fallaron en el ensayo.',
    },
  },
  draw: ({ heads, about }) => [
    ...[LEARNING.first, LEARNING.later].flatMap((value, index) => {
      const top = index * 152
      return [
        ...femaleRow(value, top),
        text(heads[index] ?? '', 0, top + 24, { bold: true, paint: 'indigo' }),
        text(`${about} ${value} / 100`, WIDTHS.half, top + 24, { anchor: 'end', bold: true, paint: 'terracotta' }),
      ]
    }),
  ],
})

function femaleRow(value: number, top: number): Shape[] {
  return hundred(0, top + 40, 18.8, value, { columns: 20 })
}
