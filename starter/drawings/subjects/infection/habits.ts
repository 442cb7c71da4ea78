import { diagram } from '../../diagram.ts'
import { openHand } from '../../kit/hands.ts'
import { tick } from '../../kit/marks.ts'
import { bottle, clock } from '../../kit/objects.ts'
import { panels } from '../../kit/panels.ts'
import { bust } from '../../kit/people.ts'
import { circle, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { tilesDiagram } from '../../kit/tiles.ts'
import { autoclave, forceps } from './stations.ts'

/** Minutes of sterilizing: the table of starter/figures/infection-prevention.md, as on the slides. */
const MINUTES = [20, 30, 60, 120] as const

/** Steam and dry heat, each with its time. */
export const sterilizeTimes = diagram({
  id: 'sterilize-times',
  width: 'full',
  height: 330,
  texts: {
    en: {
      titles: ['20 minutes', '30 minutes', '1 hour', '2 hours'],
      words: [
        'Steam 121 °C, 106 kPa: unwrapped',
        'Steam 121 °C, 106 kPa: wrapped',
        'Dry heat 170 °C',
        'Dry heat 160 °C',
      ],
      alt: 'Four ways to sterilize. Steam, 121 degrees and 106 kilopascals: unwrapped 20 minutes, wrapped 30 minutes. Dry heat: 170 degrees 1 hour, 160 degrees 2 hours.',
      note: 'Ask when the clock starts: when temperature and pressure have been reached, not when the switch is turned.',
    },
    fr: {
      titles: ['20 minutes', '30 minutes', '1 heure', '2 heures'],
      words: [
        'Vapeur 121 °C, 106 kPa\u00a0: sans emballage',
        'Vapeur 121 °C, 106 kPa\u00a0: emballé',
        'Chaleur sèche 170 °C',
        'Chaleur sèche 160 °C',
      ],
      alt: 'Quatre façons de stériliser. Vapeur, 121 degrés et 106 kilopascals : sans emballage 20 minutes, emballé 30 minutes. Chaleur sèche : 170 degrés 1 heure, 160 degrés 2 heures.',
      note: 'Quand démarre l’horloge ? Quand température et pression sont atteintes, pas quand on allume.',
    },
    es: {
      titles: ['20 minutos', '30 minutos', '1 hora', '2 horas'],
      words: [
        'Vapor 121 °C, 106 kPa: sin envolver',
        'Vapor 121 °C, 106 kPa: envuelto',
        'Calor seco 170 °C',
        'Calor seco 160 °C',
      ],
      alt: 'Cuatro formas de esterilizar. Vapor, 121 grados y 106 kilopascales: sin envolver 20 minutos, envuelto 30 minutos. Calor seco: 170 grados 1 hora, 160 grados 2 horas.',
      note: '¿Cuándo empieza el reloj? Al llegar la temperatura y la presión, no al encender.',
    },
  },
  draw: ({ titles, words }) =>
    panels(4, {
      titles,
      words: words.map((line) => line.replace(/ (?=°C|kPa)/g, '\u00a0')),
      height: 330,
      sceneHeight: 180,
      titleSize: 30,
      fills: ['indigoPale', 'indigoPale', 'marigoldPale', 'marigoldPale'],
      scene: (index, width) => [
        group(index < 2 ? steamer(index === 1) : oven(), { x: width / 2 - 96, y: 18, scale: 0.74 }),
        ...(index === 3 ? clock(width - 88, 140, 28, 1) : []),
        ...clock(width - 38, 136, 32, Math.min(1, (MINUTES[index] ?? 60) / 60)),
      ],
    }),
})

/** @param isWrapped whether the instrument lies in a pack */
function steamer(isWrapped: boolean): Shape[] {
  return isWrapped
    ? autoclave()
    : [
        ...autoclave(),
        rect(72, 84, 96, 50, { fill: 'white', stroke: 'steelDark', width: 3 }),
        forceps(120, 110, 84, 0.6),
      ]
}

function oven(): Shape[] {
  return [
    rect(40, 20, 160, 136, { fill: 'steelPale', stroke: 'steelDark', width: 4, radius: 8 }),
    rect(54, 52, 132, 92, { fill: 'ink', radius: 6 }),
    forceps(120, 90, 84, 0.66),
    path('M64 126q9 -12 18 0t18 0t18 0t18 0t18 0t18 0', { stroke: 'terracotta', width: 6 }),
    circle(64, 36, 8, { fill: 'ink' }),
    circle(92, 36, 8, { fill: 'ink' }),
  ]
}

/** What makes clean hands easy. */
export const easyHands = tilesDiagram('easy-hands', [withinReach, reminder, leader, cream], {
  en: {
    words: ['Rub within reach', 'A reminder there', 'Leaders do it', 'Cream for sore skin'],
    alt: 'Four things that make clean hands easy: rub within reach, a reminder on the wall, a chief who sets the example, cream for sore skin.',
    note: 'Each team chooses one of the four that it can change before Friday.',
  },
  fr: {
    words: ['Gel à portée de main', 'Un rappel au mur', 'Le chef le fait', 'Crème pour la peau'],
    alt: 'Quatre choses qui rendent les mains propres faciles : du gel à portée de main, un rappel au mur, un chef qui donne l’exemple, de la crème pour la peau irritée.',
    note: 'Chaque équipe en choisit une qu’elle peut changer avant vendredi.',
  },
  es: {
    words: ['Alcohol a la mano', 'Un aviso en la pared', 'La jefa lo hace', 'Crema para la piel'],
    alt: 'Cuatro cosas que facilitan las manos limpias: alcohol a la mano, un aviso en la pared, una jefa que da el ejemplo, crema para la piel irritada.',
    note: 'Cada equipo elige una de las cuatro que puede cambiar antes del viernes.',
  },
})

function withinReach(): Shape[] {
  return [...bottle(28, 94, 80, 'water'), openHand('skin', { x: 76, y: 66, rotate: -58, scale: 0.5, isShort: true })]
}

function reminder(): Shape[] {
  return [
    rect(16, 6, 68, 86, { fill: 'white', stroke: 'ink', width: 3, radius: 3 }),
    openHand('skin', { x: 50, y: 62, scale: 0.44, isShort: true }),
    circle(50, 8, 5, { fill: 'terracotta' }),
  ]
}

function leader(): Shape[] {
  return [
    bust({ skin: 'skinDark', head: 'bun', cloth: 'indigo', isProvider: true }, { x: 0, y: 4, scale: 0.52 }),
    ...tick(84, 24, 30),
  ]
}

function cream(): Shape[] {
  return [
    openHand('skin', { x: 36, y: 62, scale: 0.5, isShort: true }),
    rect(66, 48, 30, 42, { fill: 'white', stroke: 'ink', width: 3, radius: 5 }),
    rect(64, 38, 34, 14, { fill: 'terracotta', radius: 4 }),
    circle(34, 60, 8, { fill: 'white' }),
  ]
}
