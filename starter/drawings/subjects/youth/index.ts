import type { Diagram } from '../../diagram.ts'
import { YOUTH_CARDS } from './cards.ts'
import { clearYes } from './clear-yes.ts'
import { youngSteps } from './client-steps.ts'
import { noExamination } from './examination.ts'
import { fertilityBack } from './fertility-back.ts'
import { firstLineHalves } from './first-line-halves.ts'
import { firstVisit, firstVisitHalves } from './first-visit.ts'
import { fourCorners } from './four-corners.ts'
import { friendlyService } from './friendly.ts'
import { herWeek } from './her-week.ts'
import { lawThreeWays } from './law.ts'
import { secretsLeak } from './leaks.ts'
import { oneDose } from './one-dose.ts'
import { openers } from './openers.ts'
import { youngPath } from './path.ts'
import { youngPregnancies } from './pregnancies.ts'
import { promiseLimit } from './promise.ts'
import { seeAlone } from './see-alone.ts'
import { wasItWanted } from './wanted.ts'

export const YOUTH: Diagram[] = [
  ...YOUTH_CARDS,
  ...youngSteps,
  clearYes,
  fertilityBack,
  ...firstLineHalves,
  firstVisit,
  ...firstVisitHalves,
  fourCorners,
  ...friendlyService,
  herWeek,
  lawThreeWays,
  noExamination,
  promiseLimit,
  ...openers,
  seeAlone,
  ...secretsLeak,
  oneDose,
  youngPath,
  youngPregnancies,
  wasItWanted,
]
