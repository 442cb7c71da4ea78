import type { Diagram } from '../../diagram.ts'
import { permanentCare } from './care.ts'
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
  ...permanentCare,
]
