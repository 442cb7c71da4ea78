import type { Diagram } from '../../diagram.ts'
import { twoSteps } from '../../kit/two-steps.ts'
import { backToRed, nextDay, onRed, whiteDays } from './bead-scenes.ts'

/** The four moves of the ring, two on a slide. */
export const BEAD_PAIRS: Diagram[] = [
  twoSteps('bead-pair-start', 1, [onRed, nextDay], {
    en: {
      labels: ['Bleeding begins: ring on red, write the date', 'Each morning one bead on'],
      alt: '1: bleeding begins, the ring is on the red bead, and the date is written down. 2: each morning the ring moves on by one bead.',
      note: 'Name three dates, and let trainees move the ring on their own string.',
    },
    fr: {
      labels: ['Début des règles : sur la rouge, noter la date', 'Chaque matin, une perle'],
      alt: '1 : les règles commencent, l’anneau est sur la perle rouge et la date est notée. 2 : chaque matin, l’anneau avance d’une perle.',
      note: 'Donnez trois dates ; chacun déplace l’anneau sur son collier.',
    },
    es: {
      labels: ['Empieza la regla: a la roja, anotar la fecha', 'Cada mañana, una cuenta'],
      alt: '1: empieza el sangrado, el anillo está en la cuenta roja y se anota la fecha. 2: cada mañana el anillo avanza una cuenta.',
      note: 'Diga tres fechas y pida que muevan el anillo en su propio collar.',
    },
  }),
  twoSteps('bead-pair-white', 3, [whiteDays, backToRed], {
    en: {
      labels: ['White: fertile. Wait, or a condom', 'Next bleeding: straight to red'],
      alt: '3: the ring is on a white bead; the couple waits or uses a condom. 4: the next bleeding comes, and the ring goes straight to red past the beads that are left.',
      note: 'Ask which beads are not used in this cycle, and why.',
    },
    fr: {
      labels: ['Blanc : fécond. Attendre, ou préservatif', 'Règles suivantes : droit sur la rouge'],
      alt: '3 : l’anneau est sur une perle blanche ; le couple attend ou utilise un préservatif. 4 : les règles suivantes viennent, l’anneau va droit sur la rouge en sautant les perles qui restent.',
      note: 'Quelles perles ne servent pas dans ce cycle, et pourquoi ?',
    },
    es: {
      labels: ['Blanca: fértil. Esperar, o condón', 'Regla nueva: directo a la roja'],
      alt: '3: el anillo está en una cuenta blanca; la pareja espera o usa condón. 4: llega el sangrado siguiente y el anillo va directo a la roja sin pasar por las que quedan.',
      note: '¿Qué cuentas no se usan en este ciclo y por qué?',
    },
  }),
]
