import type { Diagram } from '../../diagram.ts'
import { backdrop } from '../../kit/frames.ts'
import { cross } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { calendar, moon, sun } from '../../kit/objects.ts'
import { baby, bubble, bust } from '../../kit/people.ts'
import { arrow, circle, line, type Shape } from '../../kit/shapes.ts'
import { step } from '../../kit/step.ts'
import { packet } from '../condoms/parts.ts'
import { bleeding, feeding, feedingBottle, MOTHER, noBleeding, OTHER_MOTHER, otherFood, sixMonths } from './icons.ts'

function dayAndNight(): Shape[] {
  return [backdrop('marigoldPale'), ...feeding(120, 90, 112), ...sun(40, 44, 17), moon(204, 44, 46)]
}

/** The second condition: breast milk by day and by night, and hardly anything else. */
function breastOnly(): Shape[] {
  return [
    backdrop('marigoldPale'),
    ...feeding(70, 100, 94, OTHER_MOTHER),
    ...sun(34, 32, 12),
    moon(110, 32, 34),
    line([146, 16], [146, 154], { stroke: 'inkSoft', width: 2.5, dash: [6, 7] }),
    ...feedingBottle(174, 156, 86),
    ...otherFood(212, 124, 44),
    ...cross(194, 40, 36),
  ]
}

function noBleedingYet(): Shape[] {
  return [backdrop('sand'), circle(120, 85, 66, { fill: 'white' }), ...noBleeding(120, 85, 132)]
}

/** From the day of birth through six months. */
function birthToSix(): Shape[] {
  return [
    backdrop(),
    baby('skin', 'leaf', { x: 6, y: 56, scale: 0.72 }),
    ...arrow([92, 84], [118, 84], { width: 7, paint: 'terracotta' }),
    ...sixMonths(176, 86, 116),
  ]
}

function chooseNext(): Shape[] {
  return [
    backdrop('leafPale'),
    bust({ ...MOTHER, isProvider: true, head: 'veil', headPaint: 'leaf' }, { x: 6, y: 60, scale: 0.61 }),
    bust(OTHER_MOTHER, { x: 142, y: 60, scale: 0.61 }),
    ...bubble(56, 8, 128, 66, 34),
    methodSign('implant', { x: 66, y: 18, scale: 0.46 }),
    methodSign('injection', { x: 126, y: 18, scale: 0.46 }),
  ]
}

/** Bleeding, other food or six months: on that one day to the provider. */
function comeToday(): Shape[] {
  return [
    backdrop('sand'),
    ...bleeding(42, 28, 44),
    ...otherFood(42, 88, 42),
    ...sixMonths(42, 138, 48),
    ...arrow([76, 88], [98, 88], { width: 7, paint: 'terracotta' }),
    ...packet(132, 36, 40),
    ...calendar(132, 104, 60),
    circle(132, 108, 11, { fill: 'terracotta', stroke: 'ink', width: 3 }),
    bust({ ...MOTHER, isProvider: true, head: 'veil', headPaint: 'leaf' }, { x: 166, y: 76, scale: 0.49 }),
  ]
}

/** Pictures of the sheet for mothers. */
export const LAM_STEPS: Diagram[] = [
  step('lam-step-day-night', dayAndNight, {
    en: ['A mother breastfeeds; a sun and a moon: by day and by night.', 'Whenever baby wants, also at night.'],
    fr: ['Une mère allaite ; un soleil et une lune : jour et nuit.', 'Quand le bébé le veut, la nuit aussi.'],
    es: ['Una madre amamanta; un sol y una luna: de día y de noche.', 'Cuando el bebé quiera, también de noche.'],
  }),
  step('lam-step-only', breastOnly, {
    en: [
      'A mother breastfeeds by day and by night. Not for LAM, with a cross: a bottle and a bowl of other food.',
      'More than three of every four feeds at the breast.',
    ],
    fr: [
      'Une mère allaite jour et nuit. Pas pour la MAMA, avec une croix : un biberon et un bol.',
      'Plus de trois repas sur quatre au sein.',
    ],
    es: [
      'Una madre amamanta de día y de noche. No para la MELA, con una cruz: un biberón y un plato.',
      'Más de tres de cada cuatro tomas al pecho.',
    ],
  }),
  step('lam-step-no-bleeding', noBleedingYet, {
    en: [
      'A drop of blood, crossed out: monthly bleeding has not come back.',
      'Bleeding in the first eight weeks does not count.',
    ],
    fr: [
      'Une goutte de sang barrée : les règles ne sont pas revenues.',
      'Les saignements des huit premières semaines ne comptent pas.',
    ],
    es: [
      'Una gota de sangre tachada: la menstruación no ha vuelto.',
      'El sangrado de las primeras ocho semanas no cuenta.',
    ],
  }),
  step('lam-step-six', birthToSix, {
    en: [
      'A baby, an arrow and the leaves of a calendar with a 6: six months from birth.',
      'Write the date on the card: the same day, six months later.',
    ],
    fr: [
      'Un bébé, une flèche et les feuilles d’un calendrier avec un 6 : six mois.',
      'Écrivez la date sur la carte : le même jour, six mois plus tard.',
    ],
    es: [
      'Un bebé, una flecha y las hojas de un calendario con un 6: seis meses.',
      'Escriba la fecha en la tarjeta: el mismo día, seis meses después.',
    ],
  }),
  step('lam-step-come', comeToday, {
    en: [
      'Bleeding, other food, or six months: a condom, and on that one day to the provider.',
      'One of the three is enough.',
    ],
    fr: [
      'Règles, autre nourriture ou six mois : un préservatif et, ce jour-là, chez le prestataire.',
      'Une seule des trois suffit.',
    ],
    es: [
      'Sangrado, otra comida o seis meses: un condón y, ese mismo día, con la proveedora.',
      'Basta una de las tres.',
    ],
  }),
  step('lam-step-next', chooseNext, {
    en: ['A mother and a provider talk about an implant and an injection.', 'The next method may start on any day.'],
    fr: [
      'Une mère et un prestataire parlent d’un implant et d’une injection.',
      'La méthode suivante peut commencer n’importe quel jour.',
    ],
    es: [
      'Una madre y una proveedora hablan de un implante y una inyección.',
      'El método siguiente puede empezar cualquier día.',
    ],
  }),
]
