import type { Diagram } from '../../diagram.ts'
import { permanentCare } from './care.ts'
import { sterilizationLetters } from './letters.ts'
import { pressureHer, pressureHim } from './pressure.ts'
import { vasSemen } from './semen.ts'
import { sterilizationAfter, sterilizationWhen, vasThreeMonths } from './times.ts'
import { minilapSites, tubesClosed, tubesSteps } from './tubes.ts'
import { vasHold, vasPath, vasSteps1, vasSteps2 } from './vas.ts'

export const PERMANENT: Diagram[] = [
  tubesClosed,
  minilapSites,
  tubesSteps,
  sterilizationWhen,
  sterilizationAfter,
  vasPath,
  vasHold,
  vasSteps1,
  vasSteps2,
  vasThreeMonths,
  sterilizationLetters,
  pressureHer,
  pressureHim,
  vasSemen,
  ...permanentCare,
]
