import type { Diagram } from '../../diagram.ts'
import { cross, tick } from '../../kit/marks.ts'
import { calendar, clock, sun } from '../../kit/objects.ts'
import { bubble, bust } from '../../kit/people.ts'
import { arrow, line, rect, type Shape } from '../../kit/shapes.ts'
import { step } from '../../kit/step.ts'
import { packet } from '../condoms/parts.ts'
import {
  bleeding,
  feeding,
  feedingBottle,
  MOTHER,
  monthLeaf,
  moon,
  noBleeding,
  OTHER_MOTHER,
  otherFood,
} from './icons.ts'

function dayAndNight(): Shape[] {
  return [...feeding(120, 98, 128), ...sun(40, 44, 17), moon(204, 44, 46)]
}

function breastOnly(): Shape[] {
  return [
    ...feeding(62, 92, 112, OTHER_MOTHER),
    ...tick(110, 34, 36),
    line([128, 20], [128, 160], { stroke: 'line', width: 2.5, dash: [6, 7] }),
    ...feedingBottle(162, 152, 92),
    ...otherFood(208, 110, 54),
    ...cross(212, 44, 36),
  ]
}

function noBleedingYet(): Shape[] {
  return [...noBleeding(120, 86, 134)]
}

function birthToSix(): Shape[] {
  return [
    ...calendar(56, 92, 84),
    ...arrow([106, 92], [146, 92], { width: 7, paint: 'terracotta' }),
    ...monthLeaf(194, 88, '6', 80),
  ]
}

function chooseNext(): Shape[] {
  return [
    bust({ ...MOTHER, isProvider: true, head: 'veil', headPaint: 'leaf' }, { x: 4, y: 56, scale: 0.62 }),
    bust(OTHER_MOTHER, { x: 142, y: 56, scale: 0.62 }),
    ...bubble(56, 4, 128, 66, 34),
    ...packet(92, 36, 40),
    rect(124, 18, 44, 34, { fill: 'marigoldPale', stroke: 'ink', width: 2.5, radius: 5 }),
    ...[0, 1, 2, 3, 4, 5].map((index) =>
      rect(129 + (index % 3) * 13, 23 + Math.floor(index / 3) * 14, 9, 9, { fill: 'terracotta', radius: 4.5 }),
    ),
  ]
}

function comeToday(): Shape[] {
  return [
    ...bleeding(46, 62, 70),
    ...otherFood(46, 136, 56),
    ...monthLeaf(112, 90, '6', 58),
    ...arrow([150, 92], [178, 92], { width: 7, paint: 'terracotta' }),
    ...clock(208, 92, 28, 0.16, 'terracotta'),
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
      'Right: breast milk. Not for LAM: a bottle and a bowl of other food as regular feeds.',
      'More than three of every four feeds at the breast.',
    ],
    fr: [
      'Juste : le lait maternel. Pas pour la MAMA : un biberon et un bol comme repas réguliers.',
      'Plus de trois repas sur quatre au sein.',
    ],
    es: [
      'Correcto: leche materna. No para la MELA: un biberón y un plato como comidas regulares.',
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
      'From the day of birth on the calendar, an arrow to the age of six months.',
      'Write the date on the card: the same day, six months later.',
    ],
    fr: [
      'Du jour de naissance au calendrier, une flèche vers l’âge de six mois.',
      'Écrivez la date sur la carte : le même jour, six mois plus tard.',
    ],
    es: [
      'Del día del parto en el calendario, una flecha a los seis meses.',
      'Escriba la fecha en la tarjeta: el mismo día, seis meses después.',
    ],
  }),
  step('lam-step-come', comeToday, {
    en: ['Bleeding, other food, or six months: come soon, the clock says.', 'One of the three is enough.'],
    fr: ['Règles, autre nourriture ou six mois : venez vite, dit l’horloge.', 'Une seule des trois suffit.'],
    es: ['Sangrado, otra comida o seis meses: venga pronto, dice el reloj.', 'Basta una de las tres.'],
  }),
  step('lam-step-next', chooseNext, {
    en: ['A mother and a provider talk about condoms and pills.', 'The next method may start on any day.'],
    fr: [
      'Une mère et un prestataire parlent de préservatifs et de pilules.',
      'La méthode suivante peut commencer n’importe quel jour.',
    ],
    es: [
      'Una madre y una proveedora hablan de condones y píldoras.',
      'El método siguiente puede empezar cualquier día.',
    ],
  }),
]
