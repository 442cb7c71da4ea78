import { diagram } from '../../diagram.ts'
import { strip } from '../../kit/strip.ts'
import { backToRed, nextDay, onRed, whiteDays } from './bead-scenes.ts'

/** Moving the ring along the string. */
export const beadMoves = diagram({
  id: 'bead-moves',
  width: 'full',
  height: 276,
  texts: {
    en: {
      labels: [
        'Bleeding begins: ring on red, write the date',
        'Each morning one bead on',
        'White: fertile. Wait, or a condom',
        'Next bleeding: straight to red',
      ],
      alt: 'Four moves. 1: on the first day of bleeding the ring is on the red bead, and the date is written down. 2: each morning it moves on by one bead. 3: on white beads the couple waits or uses a condom. 4: at the next bleeding it goes straight to red.',
      note: 'Name three dates, and let trainees move the ring on their own string.',
    },
    fr: {
      labels: [
        'Début des règles : sur la rouge, noter la date',
        'Chaque matin, une perle',
        'Blanc : fécond. Attendre, ou préservatif',
        'Règles suivantes : droit sur la rouge',
      ],
      alt: 'Quatre gestes. 1 : le premier jour des règles, l’anneau va sur la perle rouge et la date est notée. 2 : chaque matin, il avance d’une perle. 3 : sur les perles blanches, le couple attend ou utilise un préservatif. 4 : aux règles suivantes, il va directement sur la rouge.',
      note: 'Donnez trois dates ; chacun déplace l’anneau sur son collier.',
    },
    es: {
      labels: [
        'Empieza la regla: a la roja, anotar',
        'Cada mañana, una cuenta',
        'Blanca: fértil. Esperar, o condón',
        'Regla nueva: directo a la roja',
      ],
      alt: 'Cuatro movimientos. 1: el primer día de sangrado el anillo va a la cuenta roja y se anota la fecha. 2: cada mañana avanza una cuenta. 3: en las cuentas blancas la pareja espera o usa condón. 4: con el sangrado siguiente va directo a la roja.',
      note: 'Diga tres fechas y pida que muevan el anillo en su propio collar.',
    },
  },
  draw: ({ labels }) => strip([onRed(), nextDay(), whiteDays(), backToRed()], labels),
})
