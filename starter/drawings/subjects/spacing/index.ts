import type { Diagram } from '../../diagram.ts'
import { afterALoss } from './after-a-loss.ts'
import { afterStillbirth } from './after-stillbirth.ts'
import { ageSlope } from './age-slope.ts'
import { SPACING_CARDS } from './cards.ts'
import { careBefore } from './care-before.ts'
import { benefitChain } from './chain.ts'
import { SPACING_CLIENT } from './client.ts'
import { SPACING_MONTHS } from './client-months.ts'
import { countToTry } from './count-to-try.ts'
import { coupleSeats } from './couple-seats.ts'
import { dateSlip } from './date-slip.ts'
import { fertileAgain } from './fertile-again.ts'
import { fourAnswers } from './four-answers.ts'
import { timingSteps } from './four-steps.ts'
import { girlWays } from './girl-ways.ts'
import { goodTime } from './good-time.ts'
import { herPlan } from './her-plan.ts'
import { listenAsClient } from './listen-as-client.ts'
import { longIntervals } from './long-intervals.ts'
import { maternalDeaths } from './maternal-deaths.ts'
import { messageSources } from './message-sources.ts'
import { openingPlaces } from './opening-places.ts'
import { posterToCorrect } from './poster-to-correct.ts'
import { sayingAndNumber } from './saying.ts'
import { shortIntervals } from './short-intervals.ts'
import { threeCounts } from './three-counts.ts'
import { threeMessages } from './three-messages.ts'
import { twoStudies } from './two-studies.ts'
import { twoWords } from './two-words.ts'
import { unintended } from './unintended.ts'
import { unmetNeed } from './unmet-need.ts'
import { waitAndMethods } from './wait-and-methods.ts'
import { waitingTimes } from './waiting-times.ts'
import { whatRemains } from './what-remains.ts'
import { whoGains } from './who-gains.ts'

export const SPACING: Diagram[] = [
  whatRemains,
  posterToCorrect,
  listenAsClient,
  dateSlip,
  goodTime,
  afterALoss,
  afterStillbirth,
  ageSlope,
  benefitChain,
  careBefore,
  countToTry,
  coupleSeats,
  fertileAgain,
  fourAnswers,
  girlWays,
  herPlan,
  longIntervals,
  maternalDeaths,
  messageSources,
  openingPlaces,
  sayingAndNumber,
  shortIntervals,
  threeCounts,
  threeMessages,
  timingSteps,
  twoStudies,
  twoWords,
  unintended,
  unmetNeed,
  waitAndMethods,
  waitingTimes,
  whoGains,
  ...SPACING_CARDS,
  ...SPACING_CLIENT,
  ...SPACING_MONTHS,
]
