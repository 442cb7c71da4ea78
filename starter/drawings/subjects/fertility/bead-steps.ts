import type { Diagram } from '../../diagram.ts'
import { step } from '../../kit/step.ts'
import { backToRed, forgotten, nextDay, onRed, outOfRange, whiteDays } from './bead-scenes.ts'

/** How to use the string of beads. */
export const BEAD_STEPS: Diagram[] = [
  step('bead-step-red', onRed, {
    en: [
      'The ring is on the red bead; a drop of blood and a calendar: the first day of bleeding is written down.',
      'Ring on red, date on the calendar: both on the same day.',
    ],
    fr: [
      'L’anneau est sur la perle rouge ; une goutte de sang et un calendrier : le premier jour des règles est noté.',
      'Anneau sur la perle rouge, date au calendrier : le même jour.',
    ],
    es: [
      'El anillo está en la cuenta roja; una gota de sangre y un calendario: se anota el primer día de sangrado.',
      'Anillo en la roja, fecha en el calendario: el mismo día.',
    ],
  }),
  step('bead-step-day', nextDay, {
    en: ['A morning sun; the ring moves on by one bead, as the arrow shows.', 'One bead each morning, never two.'],
    fr: [
      'Un soleil du matin ; l’anneau avance d’une perle, comme le montre la flèche.',
      'Une perle chaque matin, jamais deux.',
    ],
    es: [
      'Un sol de mañana; el anillo avanza una cuenta, como muestra la flecha.',
      'Una cuenta cada mañana, nunca dos.',
    ],
  }),
  step('bead-step-white', whiteDays, {
    en: ['The ring is on a white bead; above it a condom.', 'White: no vaginal sex, or a condom every time.'],
    fr: [
      'L’anneau est sur une perle blanche ; au-dessus, un préservatif.',
      'Blanc : pas de rapport vaginal, ou un préservatif chaque fois.',
    ],
    es: ['El anillo está en una cuenta blanca; encima, un condón.', 'Blanca: sin sexo vaginal, o un condón cada vez.'],
  }),
  step('bead-step-back', backToRed, {
    en: [
      'Bleeding begins again: the ring jumps over the last brown beads to the red bead.',
      'Straight to red: the beads that remain are not used in this cycle.',
    ],
    fr: [
      'Les règles reviennent : l’anneau saute les dernières perles brunes et va sur la rouge.',
      'Directement sur la rouge : les perles restantes ne servent pas ce cycle.',
    ],
    es: [
      'Empieza otro sangrado: el anillo salta las últimas cuentas cafés y va a la roja.',
      'Directo a la roja: las cuentas que quedan no se usan en este ciclo.',
    ],
  }),
  step('bead-step-forgot', forgotten, {
    en: [
      'A calendar with an arrow to the string: count the days from the date on the calendar.',
      'Let trainees forget three days and count from the date.',
    ],
    fr: [
      'Un calendrier et une flèche vers le collier : compter les jours depuis la date notée.',
      'Oubliez trois jours et faites compter depuis la date.',
    ],
    es: [
      'Un calendario con una flecha hacia el collar: contar los días desde la fecha anotada.',
      'Olvide tres días y pida que cuenten desde la fecha.',
    ],
  }),
  step('bead-step-early', outOfRange, {
    en: [
      'Bleeding begins before the ring has reached the darker bead: the cycle is too short.',
      'Too early: come and talk.',
    ],
    fr: [
      'Les règles commencent avant que l’anneau atteigne la perle foncée : cycle trop court.',
      'Trop tôt : venez en parler.',
    ],
    es: [
      'El sangrado empieza antes de que el anillo llegue a la cuenta oscura: ciclo muy corto.',
      'Demasiado pronto: venga a hablar.',
    ],
  }),
]
